/**
 * Style of a square that shows the colour behind a picture alone. As a text: of an object, Taro drops the properties that
 * it has no list of, and the prefixed mask is one of them. The picture's address must not hold a semicolon.
 */
export function maskStyle(edge: string, mask: string): string {
  return `width: ${edge}; height: ${edge}; -webkit-mask-image: ${mask}`
}
