import { observer } from 'mobx-react'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { idParam } from '@/lib/address-values'
import { isOn } from '@/lib/flag'
import { ActionBar } from '@/ui/kit/action-bar'
import { ResourceView } from '@/ui/states/resource-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { type About, aboutOf } from '../../shared/about'
import { NewTicketStore } from '../new-ticket-store'
import { NewTicketView } from '../new-ticket-view'
import { TicketStore } from '../ticket-store'
import { TicketView } from '../ticket-view'

export default definePage(function TicketPage() {
  const { ticketId, topic, subject } = useParams('advisor/ticket')
  return (
    <PageShell route="advisor/ticket">
      {ticketId ? (
        <TicketCourse key={ticketId} ticketId={idParam(ticketId)} />
      ) : (
        <NewTicket about={aboutOf(topic, subject)} />
      )}
    </PageShell>
  )
})

/** A ticket that is being written. */
function NewTicket({ about }: { about: About }) {
  const store = usePageStore(root => new NewTicketStore(root, about))
  return (
    <ResourceView resource={store.terms}>
      {terms => <NewTicketView store={store} terms={terms} />}
    </ResourceView>
  )
}

/** A ticket that was handed in. */
const TicketCourse = observer(function TicketCourse({ ticketId }: { ticketId: string }) {
  const store = usePageStore(root => new TicketStore(root, ticketId))
  return (
    <DetailPage
      resource={store.ticket}
      renderDock={({ canAdd, canAskAgain }) =>
        (isOn(canAdd) || isOn(canAskAgain)) && (
          <ActionBar
            actions={[
              {
                text: isOn(canAskAgain) ? '再次提问' : '补充说明',
                tone: 'secondary',
                trackId: 'ticket-word',
                onTap: store.open,
              },
            ]}
          />
        )
      }
    >
      {ticket => <TicketView store={store} ticket={ticket} />}
    </DetailPage>
  )
})
