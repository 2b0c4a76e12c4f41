import { LINK_TYPE } from '@/contract/tables/message'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Button } from '@/ui/kit/button'
import { DetailPage } from '@/ui/templates/detail-page'
import { MessageBody } from '../message-body'
import { linkText } from '../../shared/message-rules'
import { MessageStore } from '../message-store'
import { useMessageLink } from '../use-message-link'

export default definePage(function MessagePage() {
  const { msgId } = useParams('messages/message')
  const store = usePageStore(root => new MessageStore(root, msgId))
  const open = useMessageLink()
  return (
    <PageShell route="messages/message">
      <DetailPage
        resource={store.message}
        renderDock={message =>
          message.linkType !== LINK_TYPE.none && (
            <Button trackId="message-link" onTap={() => open(message)}>
              {linkText(message)}
            </Button>
          )
        }
      >
        {message => <MessageBody message={message} />}
      </DetailPage>
    </PageShell>
  )
})
