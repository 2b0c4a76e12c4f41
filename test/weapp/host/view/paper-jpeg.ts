const word = (value: number) => String.fromCharCode(value >> 8, value & 255)

/** The parts of a JPEG of these edges with a scan that says nothing: whole by its structure, one character a byte. */
export function paperJpeg(width: number, height: number): string {
  const segment = (marker: number, data: string) =>
    `\xff${String.fromCharCode(marker)}${word(data.length + 2)}${data}`
  const frame = `\x08${word(height)}${word(width)}\x03\x01\x22\x00\x02\x11\x01\x03\x11\x01`
  const scan = '\x03\x01\x00\x02\x11\x03\x11\x00\x3f\x00'
  return `\xff\xd8${segment(0xc0, frame)}${segment(0xda, scan)}${'\x5a'.repeat(2000)}\xff\xd9`
}

/** Edges that the header of a JPEG names. */
export function jpegEdges(bytes: string): { width: number; height: number } | undefined {
  const at = (place: number) => bytes.charCodeAt(place)
  const wordAt = (place: number) => at(place) * 256 + at(place + 1)
  if (wordAt(0) !== 0xffd8) return undefined
  for (let place = 2; place + 9 < bytes.length && at(place) === 0xff; place += 2 + wordAt(place + 2)) {
    const marker = at(place + 1)
    if (marker === 0xc0 || marker === 0xc2) return { height: wordAt(place + 5), width: wordAt(place + 7) }
  }
  return undefined
}
