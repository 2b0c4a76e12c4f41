import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId, useState } from 'react'
import type { HelpItem } from '@/contract/help'
import { ServerHtml } from '@/domains/rich-text/server-html'
import { focusElement, Tappable } from '@/platform/elements/elements'
import { chevronDown } from '@/ui/icon/glyphs/chevron-down'
import { chevronUp } from '@/ui/icon/glyphs/chevron-up'
import { Icon } from '@/ui/icon/icon'
import { Highlighted } from '@/ui/kit/highlighted'
import type { HelpVotes } from './help-votes'
import { HelpVote } from './help-vote'
import './help-entry.scss'

interface HelpEntryProps {
  item: HelpItem
  votes: HelpVotes
  /** What is searched for, to be marked in the question. */
  keyword?: string
  /** It is what the customer came for: its answer stands open. */
  isOpenFirst?: boolean
}

/** A question that opens its answer below it. */
export const HelpEntry = observer(function HelpEntry(props: HelpEntryProps) {
  const { item, votes, keyword = '', isOpenFirst = false } = props
  const [isOpen, setOpen] = useState(isOpenFirst)
  const id = useId()
  const headId = useId()
  useEffect(() => {
    if (isOpenFirst) focusElement(headId)
  }, [headId, isOpenFirst])
  return (
    <View className="help-entry">
      <Tappable
        id={headId}
        className="help-entry__question"
        isExpanded={isOpen}
        controls={id}
        trackId="help-question"
        onTap={() => setOpen(!isOpen)}
      >
        <View className="help-entry__text">
          <Highlighted text={item.question} keyword={keyword} />
        </View>
        <Icon className="help-entry__arrow" glyph={isOpen ? chevronUp : chevronDown} size={18} />
      </Tappable>
      <View id={id}>
        {isOpen && (
          <View className="help-entry__answer">
            <ServerHtml html={item.answer} scale={0.94} />
            <HelpVote item={item} votes={votes} />
          </View>
        )}
      </View>
    </View>
  )
})
