import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Article } from '@/contract/article'
import { ReadAloud } from '@/domains/reading/read-aloud'
import { plainTextOf } from '@/domains/rich-text/rich-text'
import { Tappable } from '@/platform/elements/elements'
import { canSpeak } from '@/platform/host/speech'
import { useStores } from '@/stores/root/context'
import { aArrowDown } from '@/ui/icon/glyphs/a-arrow-down'
import { aArrowUp } from '@/ui/icon/glyphs/a-arrow-up'
import { Icon } from '@/ui/icon/icon'
import { TextSize } from './text-size'
import './reading-tools.scss'

const spokenText = ({ title, content, disclaimer }: Article) =>
  `${title}。\n${plainTextOf(content)}\n${disclaimer}`

/** Reading aloud, where the host can, and the size of the text. */
export const ReadingTools = observer(function ReadingTools({ article }: { article: Article }) {
  const size = useStores().get(TextSize)
  const { name } = size.current
  return (
    <View className="reading-tools">
      <View className="reading-tools__aloud">
        {canSpeak() && <ReadAloud trackId="article-read-aloud" text={() => spokenText(article)} />}
      </View>
      <Tappable
        className="reading-tools__size"
        label={`缩小字号，当前${name}`}
        isAriaDisabled={size.isSmallest}
        onTap={() => size.change(-1)}
      >
        <Icon glyph={aArrowDown} size={22} />
      </Tappable>
      <View className="reading-tools__name" role="status">
        {name}
      </View>
      <Tappable
        className="reading-tools__size"
        label={`放大字号，当前${name}`}
        isAriaDisabled={size.isLargest}
        onTap={() => size.change(1)}
      >
        <Icon glyph={aArrowUp} size={22} />
      </Tappable>
    </View>
  )
})
