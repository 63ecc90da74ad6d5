/** Whether a host name always means the local machine: links with it do not work elsewhere. */
export function onlyHere(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
