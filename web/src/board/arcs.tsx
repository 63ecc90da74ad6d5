// Cards of the hand that are ten apart are joined by an arc.

/** A line that keeps its thickness however it is stretched. */
function Curve({ d, kind }: { d: string; kind: string }) {
  return (
    <svg class={kind} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" vector-effect="non-scaling-stroke" />
    </svg>
  )
}

/**
 * The arc from a card to a later one, drawn at the first. Where the hand has several rows and the other card is in the
 * next one, the line runs between the rows.
 */
export function Arc({ from, to, columns }: { from: number; to: number; columns: number }) {
  const rows = Math.floor(to / columns) - Math.floor(from / columns)
  const along = (to % columns) - (from % columns)
  return (
    <span
      class="arc"
      aria-hidden="true"
      data-rows={rows || undefined}
      data-backwards={along < 0 || undefined}
      style={{ '--span': to - from, '--along': Math.abs(along) }}
    >
      <Curve kind="over" d="M0 1C0 -.33 1 -.33 1 1" />
      {rows > 0 && <Curve kind="between" d={along < 0 ? 'M1 0C1 .8 0 .2 0 1' : 'M0 0C0 .8 1 .2 1 1'} />}
    </span>
  )
}
