import { Text } from '@tarojs/components'
import { splitByKeyword } from '@/lib/highlight'
import './highlighted.scss'

/** A text with the places marked where a keyword stands. */
export function Highlighted({ text, keyword }: { text: string; keyword: string }) {
  return (
    <Text>
      {splitByKeyword(text, keyword).map((part, index) => (
        <Text key={index} className={part.isHit ? 'highlighted__hit' : ''}>
          {part.text}
        </Text>
      ))}
    </Text>
  )
}
