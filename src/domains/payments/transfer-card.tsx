import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Money } from '@/domains/amounts/money'
import { useCopy } from '@/domains/shell/use-copy'
import { amountInCapitals } from '@/lib/capital-amount'
import { Tappable } from '@/platform/elements/elements'
import { Selectable } from '@/platform/elements/selectable'
import { useStores } from '@/stores/root/context'
import { check } from '@/ui/icon/glyphs/check'
import { copy } from '@/ui/icon/glyphs/copy'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import './transfer-card.scss'

export interface Transfer {
  /** Yuan. */
  readonly amount: string
  readonly accountName: string
  readonly accountNo: string
  readonly bankName: string
  readonly remark: string
}

/** Digits of an account in groups of four, as a bank prints them. */
const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

/** To whom money is to be sent: every line is copied by a tap, and all of them at once. */
export const TransferCard = observer(function TransferCard({ transfer }: { transfer: Transfer }) {
  const { ui } = useStores()
  const copyIt = useCopy()
  const [copied, setCopied] = useState('')
  const isHidden = ui.areAmountsHidden
  const { amount, accountName, accountNo, bankName, remark } = transfer
  const rows = [
    { label: '收款户名', text: accountName, shown: accountName },
    { label: '收款账号', text: accountNo, shown: grouped(accountNo) },
    { label: '开户行', text: bankName, shown: bankName },
    { label: '转账备注', text: remark, shown: remark },
  ]
  const copyRow = async (label: string, text: string) => {
    if (await copyIt(text)) setCopied(label)
  }
  // An amount that is covered is not to be had from the clipboard either.
  const all = [
    ...(isHidden ? [] : [`打款金额：${amount} 元`]),
    ...rows.map(({ label, text }) => `${label}：${text}`),
  ]
  return (
    <Card className="transfer-card">
      <View className="transfer-card__row">
        <View className="transfer-card__text">
          <View className="transfer-card__label">
            打款金额（元） <AmountsEye />
          </View>
          <View className="transfer-card__amount">
            <Money value={amount} />
          </View>
          {!isHidden && (
            <View className="transfer-card__capitals">
              <Selectable>{`人民币${amountInCapitals(amount)}`}</Selectable>
            </View>
          )}
        </View>
        {!isHidden && (
          <CopyButton
            label="打款金额"
            isCopied={copied === '打款金额'}
            onTap={() => void copyRow('打款金额', amount)}
          />
        )}
      </View>
      {rows.map(({ label, text, shown }) => (
        <View key={label} className="transfer-card__row">
          <View className="transfer-card__text">
            <View className="transfer-card__label">{label}</View>
            <View className="transfer-card__value">
              <Selectable>{shown}</Selectable>
            </View>
          </View>
          <CopyButton label={label} isCopied={copied === label} onTap={() => void copyRow(label, text)} />
        </View>
      ))}
      <Tappable
        className="transfer-card__all"
        trackId="transfer-copy-all"
        onTap={() => void copyRow('all', all.join('\n'))}
      >
        <Icon glyph={copy} size={16} />
        <View className="transfer-card__word">复制全部信息</View>
      </Tappable>
    </Card>
  )
})

/** Says that it was done until another line is copied: who types by hand sees how far they are. */
function CopyButton(props: { label: string; isCopied: boolean; onTap: () => void }) {
  const { label, isCopied, onTap } = props
  return (
    <Tappable
      className={`transfer-card__copy ${isCopied ? 'transfer-card__copy--done' : ''}`}
      label={isCopied ? `${label}已复制` : `复制${label}`}
      trackId="transfer-copy"
      onTap={onTap}
    >
      <Icon glyph={isCopied ? check : copy} size={16} />
      <View className="transfer-card__word">{isCopied ? '已复制' : '复制'}</View>
    </Tappable>
  )
}
