import { useState } from 'react'
import { type DrawnPicture, usePicture } from '@/domains/sharing/use-picture'
import { useStores } from '@/stores/root/context'
import {
  type Certificate,
  certificateAlt,
  type CertificateChoice,
  certificateContent,
} from './certificate-content'
import { makeCertificate } from './make-certificate'

/** A certificate as it will be saved: what the customer wants on it, the picture, and the picture in words. */
export interface DrawnCertificate {
  readonly choice: CertificateChoice
  readonly choose: (change: Partial<CertificateChoice>) => void
  readonly picture: DrawnPicture
  readonly alt: string
}

/** Draws a certificate once it is known, and anew with each choice: the name masked and no amount unless asked for. */
export function useCertificate(certificate: Certificate | undefined): DrawnCertificate {
  const { ui } = useStores()
  const [choice, setChoice] = useState<CertificateChoice>({ name: 'masked', showsAmount: false })
  const content = certificate && certificateContent(certificate, choice, ui.areAmountsHidden)
  return {
    choice,
    choose: change => setChoice({ ...choice, ...change }),
    picture: usePicture(content, makeCertificate),
    alt: content ? certificateAlt(content) : '',
  }
}
