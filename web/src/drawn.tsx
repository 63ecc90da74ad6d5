// A small line drawing in the colour of the text. Screen readers skip it: its meaning is always given in words.

interface Props {
  class: string
  d: string
  /** Stroke width. */
  stroke: number
  /** Width and height. */
  size?: string
  /** Width and height of the viewBox. */
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
