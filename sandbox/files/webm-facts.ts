import type { VideoFacts } from './video-kind'

/** Elements of the format (RFC 9559) that the length and the tracks are read from. */
const ID = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timeScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const

/** Elements whose children are looked at: those recorded live have no size of their own, so none is needed. */
const OPENED: readonly number[] = [ID.segment, ID.info, ID.tracks, ID.track, ID.cluster, ID.blockGroup]

const VIDEO = 1
const AUDIO = 2
const NANOSECONDS = 1e9
const DEFAULT_TIME_SCALE = 1_000_000

/** Bytes of a number whose length stands in its first bits; 0 where there is none. */
const lengthOf = (first: number) => (first === 0 ? 0 : Math.clz32(first) - 23)

function uintOf(bytes: Buffer, from: number, length: number): number {
  let value = 0
  for (let at = from; at < from + length; at += 1) value = value * 256 + (bytes[at] ?? 0)
  return value
}

/** A size without the bits that say how long it is. */
function sizeOf(bytes: Buffer, at: number, length: number): number {
  const first = (bytes[at] ?? 0) & (0xff >> length)
  return first * 2 ** (8 * (length - 1)) + uintOf(bytes, at + 1, length - 1)
}

interface Element {
  readonly id: number
  readonly from: number
  readonly to: number
}

/** Every element in its order, with the place of its content. */
function* elementsOf(bytes: Buffer): Generator<Element> {
  for (let at = 0; at < bytes.length;) {
    const idLength = lengthOf(bytes[at] ?? 0)
    const sizeAt = at + idLength
    const sizeLength = lengthOf(bytes[sizeAt] ?? 0)
    const from = sizeAt + sizeLength
    if (idLength === 0 || idLength > 4 || sizeLength === 0 || from > bytes.length) return
    const id = uintOf(bytes, at, idLength)
    const size = sizeOf(bytes, sizeAt, sizeLength)
    const isOpened = OPENED.includes(id)
    // The end of a file may be missing; what was cut off is no part of it.
    if (!isOpened && from + size > bytes.length) return
    yield { id, from, to: from + size }
    at = isOpened ? from : from + size
  }
}

/** A WebM by its tracks and by when its last block begins; `undefined` for anything else. */
export function webmFacts(bytes: Buffer): VideoFacts | undefined {
  if (bytes.length < 4 || bytes.readUInt32BE(0) !== ID.header) return undefined
  let timeScale = DEFAULT_TIME_SCALE
  let clusterTime = 0
  let last = 0
  const types: number[] = []
  for (const { id, from, to } of elementsOf(bytes)) {
    if (id === ID.timeScale) timeScale = uintOf(bytes, from, to - from)
    else if (id === ID.trackType) types.push(bytes[from] ?? 0)
    else if (id === ID.clusterTime) clusterTime = uintOf(bytes, from, to - from)
    else if (id === ID.simpleBlock || id === ID.block) {
      // The track's number, then the time within the cluster.
      const timeAt = from + lengthOf(bytes[from] ?? 0)
      if (timeAt + 2 <= to) last = Math.max(last, clusterTime + bytes.readInt16BE(timeAt))
    }
  }
  return {
    mime: 'video/webm',
    seconds: (last * timeScale) / NANOSECONDS,
    hasPicture: types.includes(VIDEO),
    hasSound: types.includes(AUDIO),
  }
}
