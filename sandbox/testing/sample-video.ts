/** What a sample lacks. */
export interface VideoForm {
  readonly seconds: number
  readonly hasPicture?: boolean
  readonly hasSound?: boolean
}

function element(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length))
  // The first bit says that the size has eight bytes.
  size[0] = 0x01
  return Buffer.concat([Buffer.from(id, 'hex'), size, content])
}

/** A size that is not known, as of what is recorded live. */
const openElement = (id: string, content: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'), content])

const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** A WebM by its structure, as a browser's recorder writes it: no length in its head, clusters of a second. */
export function sampleWebm({ seconds, hasPicture = true, hasSound = true }: VideoForm): Buffer {
  const track = (type: number) => element('ae', element('83', uint(type, 1)))
  const cluster = (at: number) =>
    openElement(
      '1f43b675',
      Buffer.concat([
        element('e7', uint(at * 1000, 4)),
        element('a3', Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), Buffer.alloc(200, at)])),
      ]),
    )
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    openElement(
      '18538067',
      Buffer.concat([
        element('1549a966', element('2ad7b1', uint(1_000_000, 3))),
        element(
          '1654ae6b',
          Buffer.concat([...(hasPicture ? [track(1)] : []), ...(hasSound ? [track(2)] : [])]),
        ),
        ...Array.from({ length: seconds + 1 }, (_, at) => cluster(at)),
      ]),
    ),
  ])
}

function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([uint(content.length + 8, 4), Buffer.from(type, 'latin1'), content])
}

const SCALE = 1000
const zeros = (count: number) => Buffer.alloc(count)

const trackBox = (id: number, kind: string) =>
  box(
    'trak',
    box('tkhd', zeros(12), uint(id, 4), zeros(4)),
    box(
      'mdia',
      box('mdhd', zeros(12), uint(SCALE, 4), zeros(4)),
      box('hdlr', zeros(8), Buffer.from(kind, 'latin1'), zeros(12)),
    ),
  )

/** An MP4 by its structure: with its length in its head, as phones write it, or in fragments, as browsers do. */
export function sampleMp4(
  { seconds, hasPicture = true, hasSound = true }: VideoForm,
  isFragmented = false,
): Buffer {
  const tracks = [...(hasPicture ? [trackBox(1, 'vide')] : []), ...(hasSound ? [trackBox(2, 'soun')] : [])]
  const duration = isFragmented ? 0 : seconds * SCALE
  const fragment = box(
    'moof',
    box(
      'traf',
      box('tfhd', zeros(4), uint(1, 4)),
      // Samples with a duration of their own.
      box('trun', uint(0x100, 4), uint(seconds, 4), ...Array.from({ length: seconds }, () => uint(SCALE, 4))),
    ),
  )
  return Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('moov', box('mvhd', zeros(12), uint(SCALE, 4), uint(duration, 4)), ...tracks),
    ...(isFragmented ? [fragment] : []),
    box('mdat', Buffer.alloc(300, seconds)),
  ])
}
