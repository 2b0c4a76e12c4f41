import { Text } from '@tarojs/components'
import { Fragment, type ReactNode } from 'react'

/** A day, a telephone number in groups, a number of an application, from so many to so many: what browsers break at hyphens, or anywhere. */
const WHOLE = /(\d{4}-\d{2}-\d{2}|\d{3}-\d{3}-\d{4}|\d{12,20}|\d+-\d+)/

/** What stands alone in its line and is no longer than this has room enough. */
const SHORT = 12

/**
 * A text, or several, of which no day and no number stands on two lines; anything but texts stays as it is.
 */
export function unbroken(content: ReactNode): ReactNode {
  if (!Array.isArray(content)) return whole(content, SHORT)
  return content.map((part: ReactNode, index) => <Fragment key={index}>{whole(part, 0)}</Fragment>)
}

/** `room`: so long a day or number that is the whole text needs no care. */
function whole(content: ReactNode, room: number): ReactNode {
  if (typeof content !== 'string') return content
  const parts = content.split(WHOLE)
  const isAlone = parts.join('') === parts[1]
  if (parts.length < 3 || (isAlone && content.length <= room)) return content
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part && <Text key={index}>{part}</Text>
    ) : (
      <Text key={index} className="nowrap">
        {part}
      </Text>
    ),
  )
}
