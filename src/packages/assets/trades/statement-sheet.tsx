import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useLayoutEffect } from 'react'
import { EmailField } from '@/domains/contact/contact-fields'
import { usePageStore } from '@/domains/shell/use-page-store'
import { TRADE_RANGES } from '@/contract/trade'
import { RANGE_NAMES } from '@/domains/trades/period'
import type { TradeFilter } from '@/domains/trades/trade-list-store'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { ChoiceField } from '@/ui/fields/choice-field'
import { DateField } from '@/ui/fields/date-field'
import { FormSheet } from '@/ui/templates/form-sheet'
import { StatementStore } from './statement-store'
import './statement-sheet.scss'

export interface StatementSheetProps {
  /** What is to be exported; the sheet is closed without it. */
  filter: TradeFilter | undefined
  productId: string | undefined
  onClose: () => void
}

const PERIODS = [
  ...TRADE_RANGES.map(value => ({ value, text: RANGE_NAMES[value] })),
  { value: 'dates', text: '起止日期' },
] as const

const FORMATS = [
  { value: 'pdf', text: 'PDF 文件' },
  { value: 'csv', text: 'CSV 表格' },
] as const

const DELIVERIES = [
  { value: 'file', text: '下载' },
  { value: 'email', text: '发送到邮箱' },
] as const

/** A statement of the trades that the filter shows: period, format, where to, then an SMS check. */
export const StatementSheet = observer(function StatementSheet(props: StatementSheetProps) {
  const { filter, productId, onClose } = props
  const statement = usePageStore(root => new StatementStore(root, { productId, onDone: onClose }))
  useLayoutEffect(() => {
    if (filter) statement.begin(filter)
  }, [statement, filter])
  const { period, startDate, endDate, format, delivery, email } = statement.form.fields
  return (
    <>
      <FormSheet
        isOpen={filter !== undefined}
        title="导出对账单"
        submission={statement.submission}
        submitText="下一步：短信验证"
        onClose={onClose}
      >
        <ChoiceField field={period} label="时间范围" options={PERIODS} helper="每次最多导出一年" />
        <DateField field={startDate} label="开始日期" />
        <DateField field={endDate} label="结束日期" />
        <ChoiceField field={format} label="文件格式" options={FORMATS} />
        <ChoiceField field={delivery} label="接收方式" options={DELIVERIES} />
        <EmailField field={email} />
        <View className="statement-sheet__care">文件含完整金额，请妥善保管。</View>
      </FormSheet>
      <SmsCheckSheet check={statement.export.check} title="验证身份后导出" confirmText="导出" />
    </>
  )
})
