import type { Permission } from './wire.ts'

/** Whether the server lets this client do something now. */
export function may(state: { may: readonly Permission[] } | undefined, what: Permission): boolean {
  return state?.may.includes(what) ?? false
}
