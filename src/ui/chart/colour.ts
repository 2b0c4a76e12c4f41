/** A token's colour `#rrggbb` at an opacity from 0 to 1; any other notation stays as it is. */
export function translucent(colour: string, opacity: number): string {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!parts) return colour
  return `rgba(${parts
    .slice(1)
    .map(part => parseInt(part, 16))
    .join(', ')}, ${opacity})`
}
