import { drawImage } from '@/platform/elements/image'
import {
  CERTIFICATE_HEIGHT,
  CERTIFICATE_SCALE,
  CERTIFICATE_WIDTH,
  drawCertificate,
} from './certificate-drawing'
import type { CertificateContent } from './certificate-content'

/** The certificate as a picture the page can show and save. */
export function makeCertificate(content: CertificateContent): Promise<string> {
  return drawImage(CERTIFICATE_WIDTH * CERTIFICATE_SCALE, CERTIFICATE_HEIGHT * CERTIFICATE_SCALE, context =>
    drawCertificate(context, content),
  )
}
