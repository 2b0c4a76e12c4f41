import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'

/** The way on from a list that has nothing yet: the assets, which lead who has none to the first step. */
export function ToAssets() {
  const { navigation } = useStores()
  return (
    <Button tone="secondary" trackId="empty-assets" onTap={() => navigation.go('assets/overview')}>
      查看我的资产
    </Button>
  )
}
