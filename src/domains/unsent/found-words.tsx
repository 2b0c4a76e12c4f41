import { observer } from 'mobx-react'
import { Note } from '@/ui/kit/note'
import { QuietLink } from '@/ui/kit/quiet-link'
import type { UnsentWords } from './unsent-words'

/** Says that what stands in the form was typed on an earlier visit, and lets it be cleared. */
export const FoundWords = observer(function FoundWords({ words }: { words: UnsentWords }) {
  if (!words.isFound) return null
  return (
    <>
      <Note>已恢复您上次填写、尚未提交的内容。</Note>
      <QuietLink trackId="unsent-clear" onTap={() => void words.discard()}>
        清空重填
      </QuietLink>
    </>
  )
})
