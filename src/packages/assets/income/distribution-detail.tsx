import { labelOf } from '@/contract/labels'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { useContact } from '@/domains/shell/use-contact'
import type { ResponseOf } from '@/contract/endpoint'
import type { incomeDistributionDetail } from '@/contract/position'
import { DIVIDEND_MODE } from '@/contract/tables/position'
import { DetailHead } from '@/domains/amounts/detail-head'
import { Money } from '@/domains/amounts/money'
import { Shares } from '@/domains/amounts/shares'
import { tradeTag } from '@/domains/trades/trade-facts'
import { formatDate } from '@/lib/date'
import { netValue } from '@/lib/format-number'
import { UNKNOWN_TEXT } from '@/lib/unknown-text'
import { useStores } from '@/stores/root/context'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { Card, KeyValue } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { LinkCard } from '@/ui/kit/link-card'

type Distribution = ResponseOf<typeof incomeDistributionDetail>

/** One payment of income: after tax, and how that came about from shares and tax. */
export function DistributionDetail({ distribution }: { distribution: Distribution }) {
  const { distMode } = distribution
  const isReinvested = distMode === DIVIDEND_MODE.reinvest
  return (
    <>
      <DetailHead
        name={distribution.productName}
        tags={[
          { tone: 'fact', text: labelOf(DIVIDEND_MODE, distMode) },
          tradeTag({ tradeStatus: distribution.status }),
        ]}
        label="税后金额（元）"
        date={distribution.payDate}
        amount={<Money value={distribution.netAmount} sign={isReinvested ? '' : '+'} />}
        facts={[
          { label: '税前金额', value: <Money value={distribution.amount} /> },
          { label: '代扣税款', value: <Money value={distribution.tax} /> },
        ]}
      />
      <Card>
        <KeyValue label="分配编号">{distribution.distNo}</KeyValue>
        <KeyValue label="登记日">{formatDate(distribution.recordDate)}</KeyValue>
        <KeyValue label="登记份额">
          <Shares value={distribution.baseShares} />
        </KeyValue>
        <KeyValue label="每份收益（元）">{distribution.perShare || UNKNOWN_TEXT}</KeyValue>
        <KeyValue label="发放日">{formatDate(distribution.payDate)}</KeyValue>
        {isReinvested ? (
          <>
            <KeyValue label="再投资份额">
              <Shares value={distribution.reinvestShares} />
            </KeyValue>
            <KeyValue label="再投资净值">{netValue(distribution.reinvestNetValue)}</KeyValue>
          </>
        ) : (
          <KeyValue label="收款账户">{distribution.bankNameMask}</KeyValue>
        )}
      </Card>
      <Notice fileId={distribution.noticeFileId} />
    </>
  )
}

function Notice({ fileId }: { fileId: string }) {
  const { navigation } = useStores()
  const contact = useContact()
  return (
    <LinkCard>
      {fileId ? (
        <RowLink glyph={fileText} title="收益分配公告" {...navigation.link('content/pdf', { fileId })} />
      ) : (
        <RowLink
          glyph={fileText}
          title="收益分配公告"
          caption="暂无公告，可向理财经理索取"
          onTap={() => contact(CONTACT_TOPIC.income)}
        />
      )}
    </LinkCard>
  )
}
