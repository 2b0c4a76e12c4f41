/** The root element carries font size and classes on H5: nothing is needed per page. */
export function PageRoot(_props: { scale: number }) {
  return null
}
