import type { VideoFacts } from './video-kind'

interface Box {
  readonly type: string
  readonly from: number
  readonly to: number
}

/** Boxes that stand one behind the other; what reaches beyond the end is cut off and none. */
function boxesOf(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at)
    // 1: the size stands behind the type, in eight bytes; 0: up to the end.
    const head = short === 1 ? 16 : 8
    if (at + head > to) break
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || to - at
    if (size < head || at + size > to) break
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + head, to: at + size })
    at += size
  }
  return boxes
}

/** The boxes at a path below a box. */
function boxesAt(bytes: Buffer, parent: Pick<Box, 'from' | 'to'>, [type, ...rest]: readonly string[]): Box[] {
  const found = boxesOf(bytes, parent.from, parent.to).filter(box => box.type === type)
  return rest.length === 0 ? found : found.flatMap(box => boxesAt(bytes, box, rest))
}

/** A number of a box; 0 where the box ends before it. */
const uint32 = (bytes: Buffer, box: Box | undefined, offset: number) =>
  box && box.from + offset + 4 <= box.to ? bytes.readUInt32BE(box.from + offset) : 0

/** Time scale and duration of `mvhd` and `mdhd`; version 1 has its times in eight bytes. */
function durationOf(bytes: Buffer, box: Box | undefined): { scale: number; duration: number } {
  const isLong = box !== undefined && bytes[box.from] === 1
  const scale = uint32(bytes, box, isLong ? 20 : 12)
  const high = isLong ? uint32(bytes, box, 24) : 0
  return { scale, duration: high * 2 ** 32 + uint32(bytes, box, isLong ? 28 : 16) }
}

const TRUN_DATA_OFFSET = 0x1
const TRUN_FIRST_FLAGS = 0x4
const TRUN_DURATION = 0x100
/** Four bytes of a sample for each of its flags: duration, size, flags, time offset. */
const TRUN_FIELDS = [TRUN_DURATION, 0x200, 0x400, 0x800]
const TFHD_DURATION = 0x8
/** What may stand before the duration in `tfhd`: eight bytes of an offset, four of a description. */
const TFHD_OFFSET = 0x1
const TFHD_DESCRIPTION = 0x2

/** Time units that the samples of a run last. */
function runLength(bytes: Buffer, run: Box, usual: number): number {
  const flags = uint32(bytes, run, 0) & 0xffffff
  const count = uint32(bytes, run, 4)
  if ((flags & TRUN_DURATION) === 0) return count * usual
  const first = 8 + (flags & TRUN_DATA_OFFSET ? 4 : 0) + (flags & TRUN_FIRST_FLAGS ? 4 : 0)
  const size = 4 * TRUN_FIELDS.filter(flag => (flags & flag) !== 0).length
  let sum = 0
  for (let at = first, index = 0; index < count && run.from + at + 4 <= run.to; index += 1, at += size) {
    sum += uint32(bytes, run, at)
  }
  return sum
}

/** Seconds of a file in fragments, as browsers record it: its longest track. */
function secondsOfFragments(bytes: Buffer, whole: Pick<Box, 'from' | 'to'>): number {
  const scales = new Map<number, number>()
  for (const track of boxesAt(bytes, whole, ['moov', 'trak'])) {
    const [head] = boxesAt(bytes, track, ['tkhd'])
    const [media] = boxesAt(bytes, track, ['mdia', 'mdhd'])
    const isLong = head !== undefined && bytes[head.from] === 1
    scales.set(uint32(bytes, head, isLong ? 20 : 12), durationOf(bytes, media).scale)
  }
  const usualOf = new Map(
    boxesAt(bytes, whole, ['moov', 'mvex', 'trex']).map(box => [
      uint32(bytes, box, 4),
      uint32(bytes, box, 12),
    ]),
  )
  const sums = new Map<number, number>()
  for (const fragment of boxesAt(bytes, whole, ['moof', 'traf'])) {
    const [head] = boxesAt(bytes, fragment, ['tfhd'])
    const track = uint32(bytes, head, 4)
    const flags = uint32(bytes, head, 0) & 0xffffff
    const at = 8 + (flags & TFHD_OFFSET ? 8 : 0) + (flags & TFHD_DESCRIPTION ? 4 : 0)
    const usual = flags & TFHD_DURATION ? uint32(bytes, head, at) : (usualOf.get(track) ?? 0)
    const length = boxesAt(bytes, fragment, ['trun']).reduce(
      (sum, run) => sum + runLength(bytes, run, usual),
      0,
    )
    sums.set(track, (sums.get(track) ?? 0) + length)
  }
  const seconds = [...sums].map(([track, sum]) => sum / (scales.get(track) || Number.POSITIVE_INFINITY))
  return Math.max(0, ...seconds)
}

/** An MP4 by its tracks and its length; `undefined` for anything else. */
export function mp4Facts(bytes: Buffer): VideoFacts | undefined {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const whole = { from: 0, to: bytes.length }
  const kinds = boxesAt(bytes, whole, ['moov', 'trak', 'mdia', 'hdlr']).map(({ from }) =>
    bytes.toString('latin1', from + 8, from + 12),
  )
  const { scale, duration } = durationOf(bytes, boxesAt(bytes, whole, ['moov', 'mvhd'])[0])
  return {
    mime: 'video/mp4',
    seconds: scale > 0 && duration > 0 ? duration / scale : secondsOfFragments(bytes, whole),
    hasPicture: kinds.includes('vide'),
    hasSound: kinds.includes('soun'),
  }
}
