import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Certificate } from '@/contract/certificate'
import { labelOf } from '@/contract/labels'
import { CERT_LANG, CERT_STATUS, CERT_TYPE } from '@/contract/tables/certificate'
import { Money } from '@/domains/amounts/money'
import { formatMinute } from '@/lib/date'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Problem } from '@/ui/kit/problem'
import { Tag } from '@/ui/kit/tag'
import { AMOUNT_NAMES, coverText, purposeName, STATUS_TONES, stateText } from './certificate-texts'
import { type CertificatesStore, canWithdraw } from './certificates-store'
import { unbroken } from '@/ui/kit/unbroken'
import './certificate-row.scss'
import { VerifyCode } from './verify-code'

interface CertificateRowProps {
  store: CertificatesStore
  certificate: Certificate
}

/** One certificate: what it is about, how it stands, and what can be done with it now. */
export const CertificateRow = observer(function CertificateRow({ store, certificate }: CertificateRowProps) {
  const { certType, status, applyTime, applyNo, certNo, lang, totalAmount, verifyCode, emailMask } =
    certificate
  const problem = store.problemOf(certificate)
  return (
    <View className="certificate-row">
      <View className="certificate-row__line">
        <View className="certificate-row__title">{labelOf(CERT_TYPE, certType)}</View>
        <Tag tone={STATUS_TONES[status]}>{labelOf(CERT_STATUS, status)}</Tag>
      </View>
      <View className="certificate-row__line">
        <View className="certificate-row__fact">
          {unbroken(coverText(certificate))} · <Text className="nowrap">{labelOf(CERT_LANG, lang)}</Text>
        </View>
        <View className="certificate-row__amount">
          {AMOUNT_NAMES[certType]} <Money value={totalAmount} />
        </View>
      </View>
      <View className="certificate-row__fact">用途：{purposeName(certificate)}</View>
      <View className="certificate-row__fact">{formatMinute(applyTime)} 申请</View>
      <View className="certificate-row__fact">{unbroken(`编号 ${certNo || applyNo}`)}</View>
      <View className="certificate-row__state">{unbroken(stateText(certificate))}</View>
      {verifyCode && <VerifyCode code={verifyCode} />}
      {status === CERT_STATUS.issued && <View className="certificate-row__fact">已通知 {emailMask}</View>}
      {problem && <Problem>{problem}</Problem>}
      <Actions store={store} certificate={certificate} />
    </View>
  )
})

const Actions = observer(function Actions({ store, certificate }: CertificateRowProps) {
  const { navigation } = useStores()
  const { certId, status, fileId } = certificate
  if (fileId) {
    return (
      <View className="certificate-row__action">
        <Button
          tone="secondary"
          trackId="certificate-open"
          onTap={() => navigation.go('content/pdf', { fileId })}
        >
          查看和下载
        </Button>
      </View>
    )
  }
  if (canWithdraw(certificate)) {
    return (
      <View className="certificate-row__action">
        <Button
          tone="secondary"
          isBusy={store.withdrawal.isSubmitting}
          trackId="certificate-withdraw"
          onTap={() => void store.withdraw(certificate)}
        >
          撤回申请
        </Button>
      </View>
    )
  }
  if (status !== CERT_STATUS.rejected) return null
  return (
    <View className="certificate-row__action">
      <Button
        tone="secondary"
        trackId="certificate-again"
        onTap={() => navigation.go('assets/certificate-apply', { certId })}
      >
        修改后重新申请
      </Button>
    </View>
  )
})
