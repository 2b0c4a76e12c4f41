import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'

/** The way on for who holds nothing yet: what is on sale, and when. */
export function ToCalendar({ trackId }: { trackId: string }) {
  const { navigation } = useStores()
  return (
    <Button tone="secondary" trackId={trackId} onTap={() => navigation.go('products/product-calendar')}>
      查看产品日历
    </Button>
  )
}
