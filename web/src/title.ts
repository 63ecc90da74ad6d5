/** Sets the window's title. */
export function setTitle(title: string): void {
  document.title = title
}
