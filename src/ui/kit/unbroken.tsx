import { Text } from '@tarojs/components'
import { Fragment, type ReactNode } from 'react'

/** A day, or a telephone number in groups: what browsers break at its hyphens. */
const WHOLE = /(\d{4}-\d{2}-\d{2}|\d{3}-\d{3}-\d{4})/

/** A text of which no day and no telephone number stands on two lines; anything but a text stays as it is. */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content
  const parts = content.split(WHOLE)
  // One that stands alone has the whole line.
  if (parts.length < 3 || parts.join('') === parts[1]) return content
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Text key={index} className="nowrap">
        {part}
      </Text>
    ),
  )
}
