import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { BENEFICIARY_STATUS } from '@/contract/tables/trust'
import type { Beneficiary } from '@/contract/trust'
import { isOn } from '@/lib/flag'
import { percent } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import { clock } from '@/ui/icon/glyphs/clock'
import { Card, KeyValue } from '@/ui/kit/card'
import { Fold } from '@/ui/kit/fold'
import { RowLink } from '@/ui/kit/row-link'
import { Tag, type TagTone } from '@/ui/kit/tag'
import type { SharePart } from '@/domains/trusts/share-parts'
import { beneficiaryCaption, orderName } from '@/domains/trusts/people-texts'
import { guardianName } from '../shared/trust-texts'
import './beneficiary-card.scss'
import '@/domains/trusts/share-bar.scss'

/** A beneficiary in force needs no word for it. */
const STATUS_TONES: Readonly<Record<string, TagTone>> = {
  [BENEFICIARY_STATUS.inReview]: 'progress',
  [BENEFICIARY_STATUS.rejected]: 'failed',
  [BENEFICIARY_STATUS.removed]: 'fact',
}

/** One beneficiary as the principal sees them: share and order, what is under review, and folded, who they are and where they are paid. */
export const BeneficiaryCard = observer(function BeneficiaryCard({
  part: { beneficiary, colour },
}: {
  part: SharePart<Beneficiary>
}) {
  const { navigation } = useStores()
  const { beneStatus, guardian, bankChangeApplyId } = beneficiary
  const statusTone = STATUS_TONES[beneStatus]
  return (
    <Card className="beneficiary-card">
      <View className="beneficiary-card__head">
        <View className={`beneficiary-card__swatch share-bar__part--${colour}`} aria-hidden />
        <View className="beneficiary-card__who">
          <View className="beneficiary-card__name">
            {beneficiary.nameMask}
            {isOn(beneficiary.isMinor) && <Tag tone="person">未成年</Tag>}
            {statusTone && <Tag tone={statusTone}>{labelOf(BENEFICIARY_STATUS, beneStatus)}</Tag>}
          </View>
          <View className="beneficiary-card__caption">{beneficiaryCaption(beneficiary)}</View>
        </View>
        <View className="beneficiary-card__share">{percent(beneficiary.sharePercent)}</View>
      </View>
      <KeyValue label="受益顺位">{orderName(beneficiary.order)}</KeyValue>
      <Fold trackId="beneficiary-identity" head="身份与收款账户">
        <KeyValue label="证件号码">{beneficiary.idNoMask}</KeyValue>
        {beneficiary.mobileMask && <KeyValue label="手机号">{beneficiary.mobileMask}</KeyValue>}
        <KeyValue label="收款账户">{`${beneficiary.bankName} ${beneficiary.cardNoMask}`.trim()}</KeyValue>
        <KeyValue label="户名">{beneficiary.accountNameMask}</KeyValue>
        {guardian && (
          <>
            <KeyValue label="监护人">{guardianName(guardian)}</KeyValue>
            <KeyValue label="监护人证件">{guardian.idNoMask}</KeyValue>
            <KeyValue label="监护人手机">{guardian.mobileMask}</KeyValue>
          </>
        )}
      </Fold>
      {isOn(beneficiary.isMinor) && !guardian && (
        <RowLink
          title="缺监护人信息，去填写"
          onTap={() =>
            navigation.go('trust-people/guardian', {
              trustId: beneficiary.trustId,
              beneId: beneficiary.beneId,
            })
          }
        />
      )}
      {bankChangeApplyId && (
        <RowLink
          glyph={clock}
          title="收款账户变更审核中"
          caption="生效前仍按上方账户分配"
          trackId="beneficiary-bank-change"
          {...navigation.link('assets/bank-change', { applyId: bankChangeApplyId })}
        />
      )}
    </Card>
  )
})
