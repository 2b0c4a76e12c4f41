/** Puts a route's title into the document title. */
export function setTitle(title: string): void {
  document.title = title
}
