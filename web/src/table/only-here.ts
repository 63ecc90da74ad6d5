/** Whether a name of a machine means the one it is said on, whichever that is: a link with it leads nobody else here. */
export function onlyHere(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
