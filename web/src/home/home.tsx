export function Home() {
  return <main>Tenback</main>
}
