import { View } from '@tarojs/components'
import type { HelpCategory } from '@/contract/help'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { circleQuestionMark } from '@/ui/icon/glyphs/circle-question-mark'
import { handHeart } from '@/ui/icon/glyphs/hand-heart'
import { landmark } from '@/ui/icon/glyphs/landmark'
import { receiptText } from '@/ui/icon/glyphs/receipt-text'
import { shieldCheck } from '@/ui/icon/glyphs/shield-check'
import { user } from '@/ui/icon/glyphs/user'
import { wallet } from '@/ui/icon/glyphs/wallet'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import './help-groups.scss'

/** Pictures of the groups that are known; a new one of the server's gets the question mark. */
const GLYPHS = new Map([
  ['account', user],
  ['identity', shieldCheck],
  ['trading', receiptText],
  ['family', landmark],
  ['assets', wallet],
  ['charity', handHeart],
])

/** The groups of the help centre, each a target of its own. */
export function HelpGroups({ categories }: { categories: readonly HelpCategory[] }) {
  const { navigation } = useStores()
  return (
    <Card>
      <View className="help-groups" role="list">
        {categories.map(({ id, name, count }) => (
          <View key={id} className="help-groups__item" role="listitem">
            <Tappable
              className="help-groups__group"
              role="link"
              trackId="help-group"
              {...navigation.link('content/help-list', { categoryId: id })}
            >
              <Icon className="help-groups__icon" glyph={GLYPHS.get(id) ?? circleQuestionMark} size={24} />
              <View className="help-groups__name">{name}</View>
              <View className="help-groups__count">{count} 个问题</View>
            </Tappable>
          </View>
        ))}
      </View>
    </Card>
  )
}
