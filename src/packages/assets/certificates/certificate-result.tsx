import type { CertificateDetail } from '@/contract/certificate'
import { labelOf } from '@/contract/labels'
import { CERT_LANG, CERT_STATUS, CERT_TYPE } from '@/contract/tables/certificate'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResultPage } from '@/ui/templates/result-page'
import { coverText, purposeName, stateText } from './certificate-texts'

const TITLES = {
  [CERT_STATUS.waiting]: '申请已提交',
  [CERT_STATUS.inReview]: '申请审核中',
  [CERT_STATUS.issued]: '证明已开具',
  [CERT_STATUS.rejected]: '申请未通过',
  [CERT_STATUS.expired]: '证明已失效',
  [CERT_STATUS.withdrawn]: '申请已撤回',
} as const

const PICTURES = {
  [CERT_STATUS.waiting]: 'success',
  [CERT_STATUS.inReview]: 'success',
  [CERT_STATUS.issued]: 'success',
  [CERT_STATUS.rejected]: 'error',
  [CERT_STATUS.expired]: 'closed',
  [CERT_STATUS.withdrawn]: 'closed',
} as const

/** What came of an application, as it stands now, and the ways on. */
export function CertificateResult({ certificate }: { certificate: CertificateDetail }) {
  const { navigation } = useStores()
  const { status, applyNo, certType, lang, expectedDate, emailMask, fileId } = certificate
  const isWaiting = status === CERT_STATUS.waiting || status === CERT_STATUS.inReview
  return (
    <ResultPage
      picture={PICTURES[status]}
      title={TITLES[status]}
      text={stateText(certificate)}
      facts={[
        { label: '申请编号', value: applyNo },
        { label: '证明类型', value: labelOf(CERT_TYPE, certType) },
        { label: '证明日期', value: coverText(certificate) },
        { label: '用途', value: purposeName(certificate) },
        { label: '语言', value: labelOf(CERT_LANG, lang) },
        { label: '预计办结', value: expectedDate },
        { label: '接收邮箱', value: emailMask },
      ]}
      nextSteps={
        isWaiting ? ['我们审核申请内容', '开具后以消息和邮件通知您', '在“资产证明”中查看和下载'] : []
      }
      actions={
        <>
          {fileId && <Button onTap={() => navigation.go('content/pdf', { fileId })}>查看和下载</Button>}
          <Button
            tone={fileId ? 'secondary' : 'primary'}
            onTap={() => navigation.go('assets/certificates', {}, 'replace')}
          >
            查看我的证明
          </Button>
          <Button tone="secondary" onTap={() => navigation.go('assets/overview', {}, 'replace')}>
            返回我的资产
          </Button>
        </>
      }
    />
  )
}
