import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'

/** The way on from a kind of message of which there is none: all the others. */
export function ToMessages() {
  const { navigation } = useStores()
  return (
    <Button tone="secondary" trackId="empty-messages" onTap={() => navigation.go('main/messages')}>
      查看全部消息
    </Button>
  )
}
