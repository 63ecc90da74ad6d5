import { signal } from '@preact/signals'

const query = matchMedia('(min-width: 62rem)')

/** Whether there is room for a column beside the board. */
export const wide = signal(query.matches)
query.addEventListener('change', () => {
  wide.value = query.matches
})
