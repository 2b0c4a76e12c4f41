import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { Heading } from '@/platform/elements/elements'
import { unbroken } from '../kit/unbroken'
import { type ChartForm, ChartSwitch } from './chart-switch'
import './chart-frame.scss'

interface ChartFrameProps {
  title: string
  /** The chart in words: start, end and change, or the largest part. */
  summary: string
  renderPicture: () => ReactNode
  renderTable: () => ReactNode
  /** Between chart and words, in both forms: the choice of a period. */
  children?: ReactNode
  /** The words are a paragraph of their own, set off by a line. */
  isSummarySetOff?: boolean
}

/** Around every chart: its title, the switch to a table, and the chart in words. */
export function ChartFrame({ title, summary, isSummarySetOff = false, ...props }: ChartFrameProps) {
  const [form, setForm] = useState<ChartForm>('picture')
  return (
    <View className="chart-frame">
      <View className="chart-frame__head">
        <Heading level={2} className="chart-frame__title">
          {title}
        </Heading>
        <ChartSwitch form={form} onChange={setForm} />
      </View>
      {form === 'picture' ? props.renderPicture() : props.renderTable()}
      {props.children}
      <View className={`chart-frame__summary ${isSummarySetOff ? 'chart-frame__summary--set-off' : ''}`}>
        {unbroken(summary)}
      </View>
    </View>
  )
}
