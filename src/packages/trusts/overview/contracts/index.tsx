import { View } from '@tarojs/components'
import { trustContractList } from '@/contract/trust'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useStores } from '@/stores/root/context'
import { Resource } from '@/stores/primitives/resource'
import { fileCheck } from '@/ui/icon/glyphs/file-check'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { contractsOf } from '../../queries'
import { contractCaption, contractGroups } from '../contract-groups'
import { LinkCard } from '@/ui/kit/link-card'

export default definePage(function ContractsPage() {
  const { navigation } = useStores()
  const { trustId } = useParams('trusts/contracts')
  const contracts = usePageStore(
    root => new Resource(signal => root.read(trustContractList, contractsOf({ trustId }), signal)),
  )
  return (
    <PageShell route="trusts/contracts">
      <DetailPage
        resource={contracts}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <StateView picture="empty" title="暂无信托合同">
            合同签署后会显示在这里
          </StateView>
        }
      >
        {({ list }) => (
          <>
            <Note>合同仅供您本人查阅，请勿转发。</Note>
            {contractGroups(list).map(group => (
              <View key={group.title}>
                <SectionHead title={`${group.title}（${group.contracts.length} 份）`} />
                <LinkCard>
                  {group.contracts.map(contract => (
                    <RowLink
                      key={contract.docId}
                      glyph={fileCheck}
                      title={contract.docName}
                      caption={contractCaption(contract)}
                      {...navigation.link('content/pdf', { fileId: contract.fileId })}
                    />
                  ))}
                </LinkCard>
              </View>
            ))}
          </>
        )}
      </DetailPage>
    </PageShell>
  )
})
