import type { Advisor } from '@/contract/advisor'
import { HotlineLink } from '@/domains/shell/hotline-link'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useCall } from '@/domains/shell/use-call'
import { usePageStore } from '@/domains/shell/use-page-store'
import { saveContact } from '@/platform/host/contact'
import { useStores } from '@/stores/root/context'
import { ActionBar } from '@/ui/kit/action-bar'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { AdvisorCard } from '../advisor-card'
import { AdvisorServices } from '../advisor-services'
import { AdvisorStore } from '../advisor-store'

export default definePage(function AdvisorPage() {
  const store = usePageStore(root => new AdvisorStore(root))
  return (
    <PageShell route="advisor/advisor">
      <DetailPage
        resource={store.info}
        isEmpty={({ advisor }) => advisor === null}
        empty={
          <StateView picture="empty" title="暂未分配理财经理">
            我们会尽快为您安排
            <HotlineLink why="现在需要服务" />
          </StateView>
        }
        renderDock={({ advisor }) => advisor && <ContactActions advisor={advisor} />}
      >
        {info =>
          info.advisor && (
            <>
              <AdvisorCard advisor={info.advisor} />
              <AdvisorServices info={info} store={store} />
            </>
          )
        }
      </DetailPage>
    </PageShell>
  )
})

function ContactActions({ advisor: { name, mobile, branch } }: { advisor: Advisor }) {
  const { ui } = useStores()
  const call = useCall()
  const handleSave = async () => {
    const result = await saveContact({ name, mobile, organisation: `远岚信托 ${branch}` })
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 4000 }, 'error')
    if (result.kind === 'unsupported') {
      ui.showMessage({ text: '当前环境无法保存联系人，请记下手机号', durationMs: 4000 }, 'error')
    }
  }
  return (
    <ActionBar
      actions={[
        { text: '保存联系人', tone: 'secondary', trackId: 'advisor-save', onTap: () => void handleSave() },
        { text: '拨打电话', trackId: 'advisor-call', onTap: () => void call(mobile) },
      ]}
    />
  )
}
