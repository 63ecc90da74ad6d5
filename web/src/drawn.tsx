// A small picture of strokes in the colour of the text beside it. What it means is said in words: readers aloud skip it.

interface Props {
  class: string
  d: string
  /** How thick the strokes are. */
  stroke: number
  /** How high and wide it is. */
  size?: string
  /** How high and wide the paper is that it is drawn on. */
  paper?: number
}

export function Drawn({ class: kind, d, stroke, size = '1em', paper = 24 }: Props) {
  return (
    <svg class={kind} viewBox={`0 0 ${paper} ${paper}`} width={size} height={size} aria-hidden="true">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        stroke-width={stroke}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  )
}
