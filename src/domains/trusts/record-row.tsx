import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Money } from '@/domains/amounts/money'
import { Tappable } from '@/platform/elements/elements'
import { Tag, type TagTone } from '@/ui/kit/tag'
import './record-row.scss'

interface RecordRowProps {
  title: string
  /** Lines below the title; empty ones are left out. */
  captions: readonly ReactNode[]
  /** Yuan. */
  amount: string
  status?: { readonly tone: TagTone; readonly text: string }
  /** Leads to the thing; left out where there is no more to know. */
  onTap?: () => void
}

/** A payment or an application: what, when, how much and how far; in care mode below each other. */
export function RecordRow({ onTap, ...row }: RecordRowProps) {
  if (!onTap) {
    return (
      <View className="record-row">
        <RecordContent {...row} />
      </View>
    )
  }
  return (
    <Tappable className="record-row" role="link" trackId="record-row" onTap={onTap}>
      <RecordContent {...row} />
    </Tappable>
  )
}

function RecordContent({ title, captions, amount, status }: Omit<RecordRowProps, 'onTap'>) {
  return (
    <>
      <View className="record-row__what">
        <View className="record-row__title">{title}</View>
        {captions.map(
          (caption, index) =>
            caption && (
              <View key={index} className="record-row__caption">
                {caption}
              </View>
            ),
        )}
      </View>
      <View className="record-row__figure">
        <Money className="record-row__amount" value={amount} />
        {status && (
          <View>
            <Tag tone={status.tone}>{status.text}</Tag>
          </View>
        )}
      </View>
    </>
  )
}
