import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef } from 'react'
import { plainTextOf } from '@/domains/rich-text/rich-text'
import { ServerHtml } from '@/domains/rich-text/server-html'
import { EndMark } from '@/platform/elements/end-mark'
import { Heading } from '@/platform/elements/elements'
import { canSpeak } from '@/platform/host/speech'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import type { Agreement, AgreementStore } from './agreement-store'
import { AgreementLinks } from './agreement-links'
import { ReadAloud } from '../shared/read-aloud'
import './agreement-view.scss'

interface AgreementViewProps {
  agreement: Agreement
  store: AgreementStore
}

/** Reads the agreement to customers of the care mode; who heard it all has read it. */
function AgreementAloud({ agreement, store }: AgreementViewProps) {
  const begun = useRef(0)
  const text = `${agreement.title}。\n${plainTextOf(agreement.html)}`
  const handleText = () => {
    begun.current = Date.now()
    return text
  }
  return (
    <ReadAloud
      trackId="agreement-read-aloud"
      text={handleText}
      onHeard={() => store.gate.heard(text, Date.now() - begun.current)}
    />
  )
}

/** An agreement in full: version, what is new, the text, and what belongs to it. */
export const AgreementView = observer(function AgreementView({ agreement, store }: AgreementViewProps) {
  const { ui, user } = useStores()
  useEffect(() => store.opened(agreement), [store, agreement])
  const { title, version, effectiveDate, signedVersion, signTime, changeSummary } = agreement
  return (
    <View className="agreement-view">
      <Heading level={1} className="agreement-view__title">
        {title}
      </Heading>
      <View className="agreement-view__facts">
        版本 {version} · {effectiveDate} 生效
        {signedVersion === version && ` · 您已于 ${signTime.slice(0, 10)} 同意`}
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
      <Card>
        {ui.isCare && canSpeak() && <AgreementAloud agreement={agreement} store={store} />}
        <ServerHtml html={agreement.html} />
        <EndMark className="agreement-view__end" onReach={store.gate.reachEnd}>
          （全文完）
        </EndMark>
      </Card>
      <AgreementLinks agreement={agreement} />
    </View>
  )
})
