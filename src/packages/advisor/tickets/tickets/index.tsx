import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { TICKET_DAYS } from '@/lib/ticket-rules'
import { useStores } from '@/stores/root/context'
import { ActionBar } from '@/ui/kit/action-bar'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { aboutOf } from '../../shared/about'
import { TicketRow } from '../ticket-row'
import { TicketsStore } from '../tickets-store'
import '../tickets.scss'

export default definePage(function TicketsPage() {
  const { topic, subject } = useParams('advisor/tickets')
  const { navigation } = useStores()
  const { tickets, createReason } = usePageStore(root => new TicketsStore(root))
  return (
    <PageShell route="advisor/tickets">
      <ListPage
        list={tickets}
        className="tickets"
        isLined
        empty={
          <StateView picture="empty" title="还没有投诉或建议">
            {`有不满意的地方或好的想法，写给我们，${TICKET_DAYS} 个工作日内答复`}
          </StateView>
        }
        keyOf={ticket => ticket.ticketId}
        renderRow={ticket => <TicketRow ticket={ticket} />}
        dock={
          createReason !== undefined && (
            <ActionBar
              actions={[
                {
                  text: '写投诉或建议',
                  disabledReason: createReason || undefined,
                  trackId: 'ticket-new',
                  onTap: () => navigation.go('advisor/ticket', { ...aboutOf(topic, subject) }),
                },
              ]}
            />
          )
        }
      />
    </PageShell>
  )
})
