import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/platform/elements/elements'
import { BigAmount } from '@/ui/kit/big-amount'
import { Facts, type FactsProps } from '@/ui/kit/facts'
import { Tag, type TagTone } from '@/ui/kit/tag'
import { AmountsEye } from './amounts-eye'
import './detail-head.scss'

interface DetailHeadProps {
  name: string
  /** At most two. */
  tags: readonly { readonly tone: TagTone; readonly text: string }[]
  /** What the thing belongs to. */
  caption?: string
  /** The large figure, what it is with its unit, and the day it is of; left out where there is none. */
  amount?: ReactNode
  label?: string
  date?: string
  facts?: FactsProps['facts']
}

/** Top of a page about one thing: its name and tags, and the figure that it is about. */
export function DetailHead({ name, tags, caption, amount, label = '', date, facts = [] }: DetailHeadProps) {
  return (
    <View className="detail-head">
      <View className="detail-head__line">
        <Heading level={1} className="detail-head__name">
          {name}
        </Heading>
        <View>
          {tags.map(({ tone, text }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
        </View>
      </View>
      {caption && <View className="detail-head__caption">{caption}</View>}
      {amount && (
        <BigAmount label={label} date={date} aside={<AmountsEye />}>
          {amount}
        </BigAmount>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
    </View>
  )
}
