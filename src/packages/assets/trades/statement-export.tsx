import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { periodName } from '@/domains/trades/period-button'
import type { TradeListStore } from '@/domains/trades/trade-list-store'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Tappable } from '@/platform/elements/elements'
import { download } from '@/ui/icon/glyphs/download'
import { Icon } from '@/ui/icon/icon'
import { ChoiceField } from '@/ui/fields/choice-field'
import { TextField } from '@/ui/fields/text-field'
import { FormSheet } from '@/ui/templates/form-sheet'
import { statementFilter, StatementStore } from './statement-store'
import './statement-export.scss'

const FORMATS = [
  { value: 'pdf', text: 'PDF 文件' },
  { value: 'csv', text: 'CSV 表格' },
] as const

const DELIVERIES = [
  { value: 'file', text: '下载' },
  { value: 'email', text: '发送到邮箱' },
] as const

/** A statement of the trades that the filter shows: format, where to, then an SMS check. */
export const StatementExport = observer(function StatementExport(props: {
  store: TradeListStore
  productId: string | undefined
}) {
  const statement = usePageStore(root => new StatementStore(root, props.productId))
  const { filter } = props.store.trades
  const { format, delivery, email } = statement.form.fields
  return (
    <View className="statement-export">
      <Tappable
        className="statement-export__open"
        trackId="trades-export"
        onTap={() => statement.open(filter)}
      >
        <Icon className="statement-export__icon" glyph={download} size={16} />
        导出对账单
      </Tappable>
      <AmountsEye />
      <FormSheet
        isOpen={statement.isOpen}
        title="导出对账单"
        submission={statement.submission}
        submitText="下一步：短信验证"
        disabledReason={statement.disabledReason}
        onClose={statement.close}
      >
        <View className="statement-export__period">
          时间：{periodName(statementFilter(filter))}
          {!filter.range && !filter.startDate && '（每次最多导出一年，可先在列表上方选择时间）'}
        </View>
        <ChoiceField field={format} label="文件格式" options={FORMATS} />
        <ChoiceField field={delivery} label="接收方式" options={DELIVERIES} />
        <TextField field={email} label="邮箱" kind="email" placeholder="name@example.com" maxLength={100} />
        <View className="statement-export__care">文件含完整金额，请妥善保管。</View>
      </FormSheet>
      <SmsCheckSheet check={statement.export.check} title="验证身份后导出" confirmText="导出" />
    </View>
  )
})
