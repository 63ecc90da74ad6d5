import { useEffect, useRef } from 'preact/hooks'

/** A field gets the focus when its words were refused, so that they can be changed. What was refused before is no news. */
export function useMendedField(problem: string) {
  const field = useRef<HTMLInputElement>(null)
  const known = useRef(problem)
  useEffect(() => {
    if (problem !== '' && problem !== known.current) field.current?.focus()
    known.current = problem
  }, [problem])
  return field
}
