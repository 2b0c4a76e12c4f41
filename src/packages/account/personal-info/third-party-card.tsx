import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { type Consent, THIRD_PARTY_TYPE, type ThirdParty } from '@/contract/personal-info'
import { linkOf } from '@/domains/rich-text/address-policy'
import { useFollowLink } from '@/domains/rich-text/use-follow-link'
import { formatMinute } from '@/lib/date'
import { Heading, Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { Fold } from '@/ui/kit/fold'
import { Tag } from '@/ui/kit/tag'
import { consentState, UNSURE_CONSENT } from './personal-info-texts'
import type { ThirdPartiesStore } from './third-parties-store'
import './third-party-card.scss'

interface ThirdPartyCardProps {
  party: ThirdParty
  store: ThirdPartiesStore
}

/** Of a recipient that the service cannot do without. */
const NO_CONSENT = '提供服务所必需'

function stateOf({ consentCode }: ThirdParty, consent: Consent | undefined): string {
  if (consent) return consentState(consent)
  return consentCode === '' ? NO_CONSENT : UNSURE_CONSENT
}

/** One recipient and whether the customer agreed; opened, everything the law wants named, and the way out where it rests on consent. */
export const ThirdPartyCard = observer(function ThirdPartyCard({ party, store }: ThirdPartyCardProps) {
  const { user } = useStores()
  const follow = useFollowLink()
  const consent = store.consentOf(party)
  const policy = linkOf(party.policyUrl)
  return (
    <Card>
      <Fold
        trackId="share-open"
        head={
          <>
            <Heading level={2} className="third-party-card__name">
              {party.recipient} <Tag tone="fact">{labelOf(THIRD_PARTY_TYPE, party.type)}</Tag>
            </Heading>
            <View className="third-party-card__state">{stateOf(party, consent)}</View>
          </>
        }
      >
        <KeyValue label="共享的信息">{party.dataItems.join('、')}</KeyValue>
        <KeyValue label="目的">{party.purpose}</KeyValue>
        <KeyValue label="方式">{party.way}</KeyValue>
        <KeyValue label="联系方式">{party.contact}</KeyValue>
        {user.session === 'known' && (
          <KeyValue label="最近一次">{formatMinute(party.lastTime) || '没有共享过您的信息'}</KeyValue>
        )}
        {policy && (
          <Tappable className="third-party-card__policy" role="link" onTap={() => void follow(policy)}>
            查看其隐私政策
          </Tappable>
        )}
        {consent && (
          <Button
            tone="secondary"
            trackId={`share-${consent.consentCode}`}
            onTap={() => store.consent.ask(consent)}
          >
            {consent.status === 'given' ? '撤回同意' : '同意'}
          </Button>
        )}
      </Fold>
    </Card>
  )
})
