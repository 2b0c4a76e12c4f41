import type { Agreement } from '@/contract/agreement'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementText } from '@/domains/reading/agreement-text'
import { Heading } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import type { AgreementStore } from './agreement-store'
import { AgreementLinks } from './agreement-links'
import './agreement-view.scss'
import { unbroken } from '@/ui/kit/unbroken'

interface AgreementViewProps {
  agreement: Agreement
  store: AgreementStore
}

/** An agreement in full: version, what is new, the text, and what belongs to it. */
export const AgreementView = observer(function AgreementView({ agreement, store }: AgreementViewProps) {
  const { user } = useStores()
  const { title, version, effectiveDate, signedVersion, signTime, changeSummary } = agreement
  return (
    <View className="agreement-view">
      <Heading level={1} className="agreement-view__title">
        {title}
      </Heading>
      <View className="agreement-view__facts">
        {unbroken(`版本 ${version} · ${effectiveDate} 生效`)}
        {signedVersion === version && unbroken(` · 您已于 ${signTime.slice(0, 10)} 同意`)}
        {user.session === 'known' &&
          signedVersion &&
          signedVersion !== version &&
          ` · 您同意的是 ${signedVersion} 版`}
      </View>
      {changeSummary.length > 0 && (
        <Card className="agreement-view__changes">
          <Heading level={2} className="agreement-view__heading">
            本次更新
          </Heading>
          <View role="list">
            {changeSummary.map(change => (
              <View key={change} role="listitem" className="agreement-view__change">
                {change}
              </View>
            ))}
          </View>
        </Card>
      )}
      <AgreementText agreement={agreement} gate={store.gate} />
      <AgreementLinks agreement={agreement} />
    </View>
  )
})
