import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Money } from '@/domains/amounts/money'
import { Shares } from '@/domains/amounts/shares'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { formatMinute } from '@/lib/date'
import { netValue, percent } from '@/lib/format-number'
import { isOn, whyNot } from '@/lib/flag'
import { type LotPart, sharedRate } from '@/lib/share-lots'
import { QUANTITY_MAX } from '@/lib/typed-quantity'
import { Heading } from '@/platform/elements/elements'
import { TakeAll } from '@/ui/fields/take-all'
import { TextField } from '@/ui/fields/text-field'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { FormPage } from '@/ui/templates/form-page'
import type { RedeemStore, RedemptionTerms } from './redeem-store'
import './redeem-view.scss'

interface RedeemViewProps {
  store: RedeemStore
  terms: RedemptionTerms
}

/** How many shares, and what follows from it before anything is sent. */
export const RedeemView = observer(function RedeemView({ store, terms }: RedeemViewProps) {
  const { form, submission, application } = store
  const least = terms.minHoldShares
  return (
    <FormPage
      submission={submission}
      submitText="确认赎回"
      disabledReason={whyNot(terms.canRedeem, terms.reason)}
    >
      <EarlierWrite write={application} />
      <Card>
        <View className="redeem-view__line">
          <Heading level={1} className="redeem-view__name">
            {terms.productName}
          </Heading>
          <AmountsEye />
        </View>
        <KeyValue label="可用份额">
          <Shares value={terms.availableShares} />
        </KeyValue>
        <KeyValue label={`单位净值（${terms.netValueDate}）`}>{netValue(terms.netValue)}</KeyValue>
        <KeyValue label="最低持有份额">
          <Shares value={least} />
        </KeyValue>
      </Card>
      {isOn(terms.canRedeem) && (
        <Card>
          <TextField
            field={form.fields.shares}
            label="赎回份额（份）"
            kind="amount"
            placeholder="请输入赎回份额"
            maxLength={QUANTITY_MAX}
            aside={<TakeAll trackId="redeem-all" onTap={store.takeAll} />}
          />
          <Estimate store={store} terms={terms} />
        </Card>
      )}
      <Terms terms={terms} />
    </FormPage>
  )
})

/** What the shares would bring by the newest net value, the oldest going first; the confirmed one decides. */
const Estimate = observer(function Estimate({ store, terms }: RedeemViewProps) {
  const { estimate } = store
  const parts = estimate?.parts ?? []
  const rate = sharedRate(parts.length > 0 ? parts : terms.lots)
  return (
    <View role="status">
      <KeyValue label="预估到账（元）">
        <Money value={estimate?.net} />
      </KeyValue>
      <KeyValue label={rate ? `赎回费（${percent(rate)}）` : '赎回费合计（元）'}>
        <Money value={estimate?.fee} />
      </KeyValue>
      {rate === '' && parts.map(part => <LotLine key={part.date} part={part} />)}
      <View className="redeem-view__caption">
        预估按最新净值计算，实际金额以确认净值为准
        {sharedRate(terms.lots) === '' && '；分次买入的份额先进先出，各按持有时间计费'}
      </View>
    </View>
  )
})

/** What one lot of the shares costs: those bought first go first. */
function LotLine({ part: { date, shares, feeRate, fee } }: { part: LotPart }) {
  return (
    <>
      <KeyValue label={`${date} 起持有的份额`}>
        <Shares value={shares} />
      </KeyValue>
      <KeyValue label={`其赎回费（${percent(feeRate)}）`}>
        <Money value={fee} />
      </KeyValue>
    </>
  )
}

function Terms({ terms }: { terms: RedemptionTerms }) {
  return (
    <>
      <SectionHead title="到账与费用" />
      <Card>
        <KeyValue label="截止时间">{formatMinute(terms.cutOffTime)}</KeyValue>
        <KeyValue label="预计确认日">{terms.expectedConfirmDate}</KeyValue>
        <KeyValue label="预计到账日">{terms.expectedArriveDate}</KeyValue>
        <KeyValue label="到账账户">{terms.bankNameMask}</KeyValue>
        {terms.feeRules.map(({ period, rate }) => (
          <KeyValue key={period} label={`赎回费率 · ${period}`}>
            {percent(rate)}
          </KeyValue>
        ))}
      </Card>
      <Note>截止时间前可在交易详情撤销。申请赎回的份额较多时，可能按比例部分确认。</Note>
    </>
  )
}
