// The groups whose rankings one can look at.

import { useAnswer } from '../answer.ts'
import { me } from '../me.ts'
import { server } from '../server.ts'
import type { Group } from '../wire.ts'

/** One's own groups; none while they are asked for, and for nobody in particular. */
export function useGroups(): readonly Group[] {
  const { value } = useAnswer(async () => (me.value ? server.groups() : []), [me.value?.name])
  return value ?? []
}
