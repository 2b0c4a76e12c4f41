import type { CancelCheck } from '@/contract/account-cancel'
import { useStores } from '@/stores/root/context'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { blockerLines } from './cancel-texts'

/** What has to be settled before the account can be closed, each line with the way to it. */
export function BlockerList({ check }: { check: CancelCheck }) {
  const { navigation } = useStores()
  return (
    <>
      <SectionHead title="注销前需要办结" />
      <LinkCard>
        {blockerLines(check).map(({ code, title, text, route }) => (
          <RowLink
            key={code}
            title={title}
            caption={text}
            trackId={`cancel-blocker-${code}`}
            onTap={route && (() => navigation.go(route))}
          />
        ))}
      </LinkCard>
    </>
  )
}
