import { LOGIN_RECORD_DAYS } from '@/contract/device'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { LoginRow, NotMine } from '../logins-parts'
import { LoginsStore } from '../logins-store'

export default definePage(function LoginsPage() {
  const store = usePageStore(root => new LoginsStore(root))
  return (
    <PageShell route="settings/logins">
      <ListPage
        list={store.logins}
        isLined
        head={<NotMine />}
        empty={
          <StateView picture="empty" title="近期没有登录记录">
            {`这里显示最近 ${LOGIN_RECORD_DAYS} 天的登录`}
          </StateView>
        }
        keyOf={login => login.recordId}
        renderRow={login => <LoginRow login={login} serverTime={store.serverTime} />}
        endText={`已显示最近 ${LOGIN_RECORD_DAYS} 天的全部 ${store.logins.total} 条`}
      />
    </PageShell>
  )
})
