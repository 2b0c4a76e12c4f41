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
import { TextField } from '@/ui/fields/text-field'
import { Button } from '@/ui/kit/button'
import { Chips } from '@/ui/kit/chips'
import { Dialog } from '@/ui/overlays/dialog'
import { statementFilter, StatementStore } from './statement-store'
import { Problem } from '@/ui/kit/problem'
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
  const { filter } = props.store
  const { submission, check } = statement.export
  return (
    <View className="statement-export">
      <Tappable className="statement-export__open" trackId="trades-export" onTap={statement.open}>
        <Icon className="statement-export__icon" glyph={download} size={16} />
        导出对账单
      </Tappable>
      <AmountsEye />
      <Dialog
        isOpen={statement.isOpen}
        title="导出对账单"
        shape="sheet"
        actions={
          <Button isBusy={submission.isSubmitting} onTap={() => void statement.run(filter)}>
            下一步：短信验证
          </Button>
        }
        onClose={statement.close}
      >
        <View className="statement-export__period">
          时间：{periodName(statementFilter(filter))}
          {!filter.range && !filter.startDate && '（每次最多导出一年，可先在列表上方选择时间）'}
        </View>
        <Chips label="文件格式" options={FORMATS} value={statement.format} onChange={statement.choose} />
        <Chips
          label="接收方式"
          options={DELIVERIES}
          value={statement.delivery}
          onChange={statement.deliver}
        />
        {statement.delivery === 'email' && (
          <TextField
            form={statement.form}
            name="email"
            label="邮箱"
            kind="email"
            placeholder="name@example.com"
            maxLength={100}
          />
        )}
        <View>文件含完整金额，请妥善保管。</View>
        {statement.problem && <Problem>{statement.problem}</Problem>}
      </Dialog>
      <SmsCheckSheet check={check} title="验证身份后导出" confirmText="导出" />
    </View>
  )
})
