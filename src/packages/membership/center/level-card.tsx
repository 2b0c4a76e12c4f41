import { View } from '@tarojs/components'
import { count } from '@/lib/format-number'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { chevronRight } from '@/ui/icon/glyphs/chevron-right'
import { clock } from '@/ui/icon/glyphs/clock'
import { gem } from '@/ui/icon/glyphs/gem'
import { Icon } from '@/ui/icon/icon'
import { Progress } from '@/ui/kit/progress'
import { lapseText, levelPercent, levelText } from '../shared/level-texts'
import type { VipHome } from '../shared/center-store'
import './level-card.scss'
import { unbroken } from '@/ui/kit/unbroken'

/** The member's card: level, points, the way to the next level, and what lapses next. */
export function LevelCard({ home }: { home: VipHome }) {
  const { navigation } = useStores()
  const lapse = lapseText(home.pointsExpireAmount, home.pointsExpireDate)
  return (
    <View className="level-card">
      <View className="level-card__line">
        <View className="level-card__level">
          <Icon className="level-card__gem" glyph={gem} size={18} />
          {home.levelName}
        </View>
        <CardLink text="升级指引" onTap={() => navigation.go('membership/rules')} />
      </View>
      <View className="level-card__label">可用积分</View>
      <View className="level-card__line">
        <View className="level-card__points">{count(home.points)}</View>
        <CardLink text="积分明细" onTap={() => navigation.go('membership/points')} />
      </View>
      <Progress
        className="level-card__progress"
        percent={levelPercent(home)}
        label={`等级进度 ${levelPercent(home)}%`}
      />
      <View className="level-card__next">{levelText(home)}</View>
      {lapse && (
        <View className="level-card__lapse">
          <Icon className="level-card__clock" glyph={clock} size={14} />
          <View>{unbroken(lapse)}</View>
        </View>
      )}
    </View>
  )
}

function CardLink({ text, onTap }: { text: string; onTap: () => void }) {
  return (
    <Tappable className="level-card__link" role="link" onTap={onTap}>
      {text}
      <Icon glyph={chevronRight} size={16} />
    </Tappable>
  )
}
