import { useEffect, useRef } from 'preact/hooks'

/** Focuses a field when its content was rejected, so that it can be changed; not for earlier rejections. */
export function useMendedField(problem: string) {
  const field = useRef<HTMLInputElement>(null)
  const known = useRef(problem)
  useEffect(() => {
    if (problem !== '' && problem !== known.current) field.current?.focus()
    known.current = problem
  }, [problem])
  return field
}
