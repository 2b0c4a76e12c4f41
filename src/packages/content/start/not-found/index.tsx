import { View } from '@tarojs/components'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { Heading, Tappable } from '@/platform/elements/elements'
import { openRoot } from '@/platform/host/launch'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import './not-found.scss'

export default definePage(function NotFoundPage() {
  const { navigation } = useStores()
  return (
    <PageShell route="content/not-found" className="not-found">
      <View className="not-found__text">
        <View className="not-found__code" aria-hidden>
          404
        </View>
        <Heading level={1} className="not-found__title">
          YOU LOOK LOST
        </Heading>
        <View className="not-found__why">山路在此隐入云雾。</View>
        <View className="not-found__why">您访问的页面不存在或已下线。</View>
        <View className="not-found__actions">
          <Button onTap={openRoot}>返回首页</Button>
          <Button tone="secondary" onTap={() => navigation.go('main/home', {}, 'relaunch')}>
            前往远岚信托
          </Button>
        </View>
        <Tappable className="not-found__back" onTap={navigation.back}>
          返回上一页
        </Tappable>
      </View>
    </PageShell>
  )
})
