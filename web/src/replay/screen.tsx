import type { Route } from '../route.ts'

export function ReplayScreen({ route }: { route: Route & { screen: 'replay' } }) {
  return <main>{route.table?.id}</main>
}
