import { fitFont, fontOf, PICTURE_COLOURS, type PictureFont } from '@/domains/drawing/picture-text'
import type { CertificateContent } from './certificate-content'

/** Size of the certificate in its own units; the picture has three pixels for each. */
export const CERTIFICATE_WIDTH = 300
export const CERTIFICATE_HEIGHT = 400
export const CERTIFICATE_SCALE = 3

type Context = CanvasRenderingContext2D

const { ink: INK, body: BODY, caption: CAPTION, brass: BRASS } = PICTURE_COLOURS
const BRASS_LINE = '#C9AF83'
const MIDDLE = CERTIFICATE_WIDTH / 2
const TEXT_WIDTH = 236

interface Line extends PictureFont {
  readonly y: number
  readonly colour: string
}

/** Writes one line in the middle, smaller where it would be too long. */
function writeLine(context: Context, text: string, line: Line): void {
  fitFont(context, text, TEXT_WIDTH, line)
  context.fillStyle = line.colour
  context.fillText(text, MIDDLE, line.y)
}

function drawFrame(context: Context): void {
  const gradient = context.createLinearGradient(0, 0, CERTIFICATE_WIDTH, CERTIFICATE_HEIGHT)
  gradient.addColorStop(0, '#FFFDF8')
  gradient.addColorStop(1, '#F7F1E6')
  context.fillStyle = gradient
  context.fillRect(0, 0, CERTIFICATE_WIDTH, CERTIFICATE_HEIGHT)
  context.strokeStyle = BRASS_LINE
  for (const [edge, width] of [
    [10, 1.4],
    [14, 0.6],
  ] as const) {
    context.lineWidth = width
    context.strokeRect(edge, edge, CERTIFICATE_WIDTH - 2 * edge, CERTIFICATE_HEIGHT - 2 * edge)
  }
}

/** Five points around a middle, as the path of a star. */
function traceStar(context: Context, x: number, y: number, radius: number): void {
  context.beginPath()
  for (let point = 0; point < 10; point += 1) {
    const angle = (Math.PI / 5) * point - Math.PI / 2
    const reach = point % 2 ? radius * 0.4 : radius
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  context.closePath()
}

/** The seal of the organisation: a ring with a star and its name. */
function drawSeal(context: Context, orgName: string): void {
  const y = 312
  context.strokeStyle = BRASS
  context.lineWidth = 1.6
  context.beginPath()
  context.arc(MIDDLE, y, 30, 0, Math.PI * 2)
  context.stroke()
  context.lineWidth = 0.6
  context.beginPath()
  context.arc(MIDDLE, y, 26, 0, Math.PI * 2)
  context.stroke()
  context.fillStyle = BRASS
  traceStar(context, MIDDLE, y - 8, 7)
  context.fill()
  context.font = fontOf({ size: 8, weight: 600 })
  context.fillText('公益专用', MIDDLE, y + 13)
  writeLine(context, orgName, { y: y + 48, size: 12, colour: BODY })
}

/**
 * Draws the certificate: what `content` says and nothing else, so that no amount and no name can get onto it but by the
 * content.
 */
export function drawCertificate(context: Context, content: CertificateContent): void {
  context.scale(CERTIFICATE_SCALE, CERTIFICATE_SCALE)
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  drawFrame(context)
  writeLine(context, '远岚信托 · 公益中心', { y: 46, size: 12, colour: BRASS })
  writeLine(context, '捐赠证书', { y: 88, size: 30, weight: 600, face: 'serif', colour: INK })
  writeLine(context, content.name, { y: 136, size: 22, weight: 600, face: 'serif', colour: INK })
  writeLine(context, `于${content.date}`, { y: 164, size: 13, colour: BODY })
  writeLine(context, content.amount ? '捐赠公益项目' : '捐赠积分支持公益项目', {
    y: 186,
    size: 13,
    colour: BODY,
  })
  writeLine(context, content.project, { y: 216, size: 18, weight: 600, colour: INK })
  if (content.amount) writeLine(context, content.amount, { y: 242, size: 13, colour: BODY })
  writeLine(context, '特发此证，感谢您的善意', { y: content.amount ? 266 : 250, size: 12, colour: BODY })
  drawSeal(context, content.orgName)
  writeLine(context, `证书编号 ${content.certNo}`, { y: 378, size: 10, colour: CAPTION })
}
