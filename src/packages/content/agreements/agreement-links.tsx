import type { Agreement } from '@/contract/agreement'
import { useStores } from '@/stores/root/context'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { LinkCard } from '@/ui/kit/link-card'

/** Below an agreement: whom to ask, where to take consent back, and its other versions. */
export function AgreementLinks({ agreement }: { agreement: Agreement }) {
  const { navigation } = useStores()
  const { agreementId, code, officer, versions } = agreement
  const [newest] = versions
  const others = versions.filter(version => version.agreementId !== agreementId)
  return (
    <>
      {newest && newest.agreementId !== agreementId && (
        <Note tone="warn">
          这是 {agreement.version} 版，现行版本为 {newest.version}。
        </Note>
      )}
      {officer && (
        <Card>
          <SectionHead title="个人信息保护负责人" />
          <KeyValue label="负责人">{officer.name}</KeyValue>
          <KeyValue label="电话">{officer.phone}</KeyValue>
          <KeyValue label="邮箱">{officer.email}</KeyValue>
        </Card>
      )}
      {code === 'privacy' && (
        <LinkCard>
          <RowLink
            title="撤回同意"
            caption="在个人信息收集清单中逐项关闭"
            trackId="privacy-withdraw"
            {...navigation.link('account/collected')}
          />
          <RowLink
            title="第三方共享清单"
            caption="谁会收到哪些信息，为什么"
            trackId="privacy-third-parties"
            {...navigation.link('account/third-parties')}
          />
        </LinkCard>
      )}
      {others.length > 0 && (
        <LinkCard>
          <SectionHead title="其他版本" />
          {others.map(version => (
            <RowLink
              key={version.agreementId}
              title={`${version.version} 版`}
              caption={`${version.effectiveDate} 生效`}
              {...navigation.link('content/agreement-text', { agreementId: version.agreementId })}
            />
          ))}
        </LinkCard>
      )}
    </>
  )
}
