import { Text, View } from '@tarojs/components'
import { Tappable } from '@/platform/elements/elements'
import { chevronDown } from '@/ui/icon/glyphs/chevron-down'
import { chevronUp } from '@/ui/icon/glyphs/chevron-up'
import { Icon } from '@/ui/icon/icon'
import { Ground } from '../shared/ground'
import './story-footer.scss'

interface StoryFooterProps {
  /** `2 / 8`; screen readers hear it from the live region instead. */
  place: string
  /** Leads past the rest of the story; absent on the last page. */
  skip?: { readonly text: string; readonly onTap: () => void }
  onPrevious?: () => void
  onNext?: () => void
}

/** Where the reader is, and the ways on that need no swipe. */
export function StoryFooter({ place, skip, onPrevious, onNext }: StoryFooterProps) {
  return (
    <Ground className="story-footer">
      <View className="story-footer__place">
        <Text aria-hidden>{place}</Text>
        {skip && (
          <Tappable className="story-footer__skip" trackId="report-skip" onTap={skip.onTap}>
            {skip.text}
          </Tappable>
        )}
      </View>
      <View className="story-footer__turn">
        {onPrevious && (
          <Tappable
            className={`story-footer__back ${onNext ? '' : 'story-footer__back--wide'}`}
            label="上一页"
            trackId="report-previous"
            onTap={onPrevious}
          >
            <Icon glyph={chevronUp} size={18} />
            {!onNext && <Text className="story-footer__back-text">上一页</Text>}
          </Tappable>
        )}
        {onNext && (
          <Tappable className="story-footer__next" trackId="report-next" onTap={onNext}>
            下一页
            <Icon className="story-footer__arrow" glyph={chevronDown} size={18} />
          </Tappable>
        )}
      </View>
    </Ground>
  )
}
