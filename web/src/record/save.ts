/** Downloads a record as a file. */
export function save(record: string, name: string): void {
  const address = URL.createObjectURL(new Blob([record], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
