import type { donationCertificate } from '@/contract/charity'
import type { ResponseOf } from '@/contract/endpoint'
import { formatChineseDate } from '@/lib/date'
import { count, thousands } from '@/lib/format-number'

export type Certificate = ResponseOf<typeof donationCertificate>

/** How the giver is named: masked, in full, or not at all. */
export type NameChoice = 'masked' | 'full' | 'none'

/** What the customer wants to see on the certificate. */
export interface CertificateChoice {
  readonly name: NameChoice
  readonly showsAmount: boolean
}

/** What the certificate says, ready to be drawn. */
export interface CertificateContent {
  readonly certNo: string
  readonly name: string
  readonly project: string
  /** `2,000 积分（折合 20.00 元）`; empty unless it was asked for. */
  readonly amount: string
  readonly date: string
  readonly orgName: string
}

/** The certificate's words. The eye overrides the choice: while amounts are hidden, none is drawn (E30). */
export function certificateContent(
  certificate: Certificate,
  choice: CertificateChoice,
  areAmountsHidden: boolean,
): CertificateContent {
  const names = { masked: certificate.nameMask, full: certificate.name, none: '爱心人士' }
  const { certNo, project, points, value, date, orgName } = certificate
  return {
    certNo,
    name: names[choice.name],
    project,
    amount:
      choice.showsAmount && !areAmountsHidden ? `${count(points)} 积分（折合 ${thousands(value)} 元）` : '',
    date: formatChineseDate(date),
    orgName,
  }
}

/** The certificate in words, for those who do not see it. */
export function certificateAlt({ certNo, name, project, amount, date, orgName }: CertificateContent): string {
  const gift = amount ? `捐赠 ${amount}` : '捐赠积分'
  return `捐赠证书：${name}于${date}向公益项目“${project}”${gift}，${orgName}，证书编号 ${certNo}`
}
