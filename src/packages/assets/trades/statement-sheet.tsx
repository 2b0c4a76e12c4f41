import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useLayoutEffect } from 'react'
import { usePageStore } from '@/domains/shell/use-page-store'
import { periodName } from '@/domains/trades/period'
import type { TradeFilter } from '@/domains/trades/trade-list-store'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { ChoiceField } from '@/ui/fields/choice-field'
import { TextField } from '@/ui/fields/text-field'
import { FormSheet } from '@/ui/templates/form-sheet'
import { StatementStore } from './statement-store'
import './statement-sheet.scss'

export interface StatementSheetProps {
  /** What is to be exported; the sheet is closed without it. */
  filter: TradeFilter | undefined
  productId: string | undefined
  onClose: () => void
}

const FORMATS = [
  { value: 'pdf', text: 'PDF 文件' },
  { value: 'csv', text: 'CSV 表格' },
] as const

const DELIVERIES = [
  { value: 'file', text: '下载' },
  { value: 'email', text: '发送到邮箱' },
] as const

/** A statement of the trades that the filter shows: format, where to, then an SMS check. */
export const StatementSheet = observer(function StatementSheet(props: StatementSheetProps) {
  const { filter, productId, onClose } = props
  const statement = usePageStore(root => new StatementStore(root, { productId, onDone: onClose }))
  useLayoutEffect(() => {
    if (filter) statement.begin(filter)
  }, [statement, filter])
  const { format, delivery, email } = statement.form.fields
  return (
    <>
      <FormSheet
        isOpen={filter !== undefined}
        title="导出对账单"
        submission={statement.submission}
        submitText="下一步：短信验证"
        disabledReason={statement.disabledReason}
        onClose={onClose}
      >
        <View className="statement-sheet__period">
          时间：{periodName(statement.covered)}
          {statement.isCut && '（每次最多导出一年，可先在列表上方选择时间）'}
        </View>
        <ChoiceField field={format} label="文件格式" options={FORMATS} />
        <ChoiceField field={delivery} label="接收方式" options={DELIVERIES} />
        <TextField field={email} label="邮箱" kind="email" placeholder="name@example.com" maxLength={100} />
        <View className="statement-sheet__care">文件含完整金额，请妥善保管。</View>
      </FormSheet>
      <SmsCheckSheet check={statement.export.check} title="验证身份后导出" confirmText="导出" />
    </>
  )
})
