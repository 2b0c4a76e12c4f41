import { View } from '@tarojs/components'
import { ReadAllButton } from '@/domains/messages/read-all-button'
import { useStores } from '@/stores/root/context'
import { users } from '@/ui/icon/glyphs/users'
import { RowLink } from '@/ui/kit/row-link'
import { LinkCard } from '@/ui/kit/link-card'
import '../shared/message-list-view.scss'

/** Above the surveys: the researches, and reading all messages about surveys. */
export function SurveysHead() {
  const { navigation } = useStores()
  return (
    <>
      <View className="message-list__head">
        <View className="message-list__read-all">
          <ReadAllButton category="6" />
        </View>
      </View>
      <LinkCard>
        <RowLink
          glyph={users}
          title="用户调研"
          caption="受邀参加访谈与试用"
          trackId="surveys-researches"
          {...navigation.link('messages/researches')}
        />
      </LinkCard>
    </>
  )
}
