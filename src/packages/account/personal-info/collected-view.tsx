import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/root/context'
import { SwitchRow } from '@/ui/fields/switch-row'
import { SectionHead } from '@/ui/kit/section-head'
import { ChoiceButton } from '@/ui/overlays/choice-button'
import { consentState, PERIODS } from './personal-info-texts'
import type { Checklist, CollectedStore } from './collected-store'
import { CategoryRow } from './category-row'
import { CollectedLinks } from './collected-links'
import { LinkCard } from '@/ui/kit/link-card'

interface CollectedViewProps {
  checklist: Checklist
  store: CollectedStore
}

/** What was collected, what the customer agreed to, and what they can do about either. */
export const CollectedView = observer(function CollectedView({ checklist, store }: CollectedViewProps) {
  const { navigation } = useStores()
  return (
    <>
      <SectionHead title="收集了哪些信息">
        <ChoiceButton
          title="时间"
          options={PERIODS}
          value={store.range}
          isActive={store.range !== ''}
          onChange={store.showRange}
        />
      </SectionHead>
      <LinkCard>
        {checklist.list.map(line => (
          <CategoryRow
            key={line.category}
            line={line}
            onTap={() => navigation.go('account/category', { category: line.category })}
          />
        ))}
      </LinkCard>
      <SectionHead title="您单独同意的事项" />
      <LinkCard>
        {checklist.consents.map(consent => (
          <SwitchRow
            key={consent.consentCode}
            title={consent.name}
            caption={
              <>
                <View>{consent.purpose}</View>
                <View>{consentState(consent)}</View>
              </>
            }
            isOn={consent.status === 'given'}
            trackId={`consent-${consent.consentCode}`}
            onToggle={() => store.consent.ask(consent)}
          />
        ))}
      </LinkCard>
      <CollectedLinks />
    </>
  )
})
