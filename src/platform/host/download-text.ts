/** Lets the browser keep a text as a file; for the browser alone. */
export function downloadText(text: string, type: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  document.body.appendChild(link)
  link.click()
  link.remove()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
