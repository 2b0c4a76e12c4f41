import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CertPosition } from '@/contract/certificate'
import { CERT_TYPE } from '@/contract/tables/certificate'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Money } from '@/domains/amounts/money'
import { Shares } from '@/domains/amounts/shares'
import { netValue } from '@/lib/format-number'
import { BigAmount } from '@/ui/kit/big-amount'
import { Card } from '@/ui/kit/card'
import { ResourceView } from '@/ui/states/resource-view'
import type { CertificateApplication } from './certificate-application'
import { AMOUNT_NAMES } from './certificate-texts'
import './certificate-preview.scss'
import { unbroken } from '@/ui/kit/unbroken'

/** What the certificate would say of the chosen products: each, and what they come to. */
export const CertificatePreview = observer(function CertificatePreview(props: {
  application: CertificateApplication
}) {
  const { application } = props
  const { cover, preview } = application
  return (
    <Card>
      {cover ? (
        <ResourceView resource={preview}>
          {data =>
            data.kind === 'shown' ? (
              <Shown application={application} />
            ) : (
              <View className="certificate-preview__fact">{data.reason}</View>
            )
          }
        </ResourceView>
      ) : (
        <View className="certificate-preview__fact">选择日期后，在这里核对证明的内容</View>
      )}
    </Card>
  )
})

const Shown = observer(function Shown({ application }: { application: CertificateApplication }) {
  const { form, positions, totalAmount } = application
  const { certType } = form.fields
  return (
    <>
      <BigAmount label={`${AMOUNT_NAMES[certType.value]}（元）`} aside={<AmountsEye />}>
        <Money value={totalAmount} />
      </BigAmount>
      <View role="list">
        {positions.map(position => (
          <View key={position.productId} role="listitem" className="certificate-preview__row">
            <View className="certificate-preview__name">{position.productName}</View>
            <View className="certificate-preview__amount">
              <Money value={position.amount} />
            </View>
            <View className="certificate-preview__fact">
              <PositionFact certType={certType.value} position={position} />
            </View>
          </View>
        ))}
      </View>
    </>
  )
})

/** How the amount of a product comes about. */
function PositionFact({ certType, position }: { certType: string; position: CertPosition }) {
  const { shares, heldFrom, heldTo, netValueDate } = position
  if (certType === CERT_TYPE.day) {
    return (
      <>
        <Shares value={shares} /> · 净值 {netValue(position.netValue)}
        {unbroken(`（${netValueDate}）`)}
      </>
    )
  }
  return <>{unbroken(heldTo ? `${heldFrom} 至 ${heldTo}` : `${heldFrom} 起持有`)}</>
}
