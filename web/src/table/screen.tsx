export function TableScreen({ id }: { id: string }) {
  return <main>{id}</main>
}
