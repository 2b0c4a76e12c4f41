import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import type { Product } from '@/contract/product'
import { DISCLOSURE_TYPE } from '@/contract/tables/document'
import { INVEST_TYPE, RUN_MODE } from '@/contract/tables/product'
import { DocumentRow } from '@/domains/documents/document-row'
import { formatMinute } from '@/lib/date'
import { netValue } from '@/lib/format-number'
import { isPositive } from '@/lib/decimal'
import { isOff, isOn } from '@/lib/flag'
import { inWan, saidYuan } from '@/lib/purchase'
import { Card, KeyValue } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { EmptyLine } from './empty-line'
import { termText } from './product-texts'
import './product-parts.scss'

/** A part of what is told of a product; nothing where there is nothing to tell. */
export function TextPart({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <Card>
      <SectionHead title={title} />
      {text.split('\n').map(paragraph => (
        <View key={paragraph} className="product-part__text">
          {paragraph}
        </View>
      ))}
    </Card>
  )
}

/** What the product is noted for, who runs it, and what may go wrong. */
export function Story({ product }: { product: Product }) {
  return (
    <>
      <TextPart title="产品特点" text={product.highlights.join('\n')} />
      <TextPart title="投资策略" text={product.strategy} />
      <TextPart title="交易结构" text={product.structure} />
      <TextPart title="资金用途" text={product.fundsUse} />
      <TextPart title="还款来源" text={product.repaymentSource} />
      <TextPart title="增信措施" text={product.creditEnhancement} />
      <Card>
        <SectionHead title="管理团队" />
        {product.team.map(({ title, text }) => (
          <View key={title} className="product-part__text">
            <View className="product-part__name">{title}</View>
            {text}
          </View>
        ))}
      </Card>
      <TextPart title="风险提示" text={product.riskTips} />
    </>
  )
}

/** The figures of a product, and who keeps it. */
export const BasicFacts = observer(function BasicFacts({ product }: { product: Product }) {
  const { raiseStart, raiseEnd, nextOpenDay, sevenDayYield } = product
  return (
    <Card>
      <SectionHead title="基本信息" />
      <KeyValue label="投资性质">{labelOf(INVEST_TYPE, product.investType)}</KeyValue>
      <KeyValue label="运作方式">{labelOf(RUN_MODE, product.runMode)}</KeyValue>
      <KeyValue label="期限">{termText(product)}</KeyValue>
      {sevenDayYield && <KeyValue label="七日年化">{sevenDayYield}%</KeyValue>}
      {product.accNetValue && <KeyValue label="累计净值">{netValue(product.accNetValue)}</KeyValue>}
      {raiseEnd && (
        <KeyValue label="募集期">
          {raiseStart.slice(0, 10)} 至 {formatMinute(raiseEnd)}
        </KeyValue>
      )}
      <KeyValue label="成立日">{product.establishDate}</KeyValue>
      {product.maturityDate && <KeyValue label="到期日">{product.maturityDate}</KeyValue>}
      {nextOpenDay && <KeyValue label="下一开放日">{nextOpenDay}</KeyValue>}
      <KeyValue label="受托人">{product.trustee}</KeyValue>
      <KeyValue label="保管人">{product.custodian}</KeyValue>
    </Card>
  )
})

/** How it is bought and redeemed, and what that costs. */
export function Rules({ product }: { product: Product }) {
  return (
    <>
      <Card>
        <SectionHead title="交易规则" />
        <KeyValue
          label={`${isOn(product.isAppend) ? '追加' : isOff(product.isAppend) ? '起投' : '认购'}金额`}
        >
          {saidYuan(product.minAmount, ' ')}
        </KeyValue>
        <KeyValue label="递增金额">
          {isPositive(product.stepAmount) ? saidYuan(product.stepAmount, ' ') : '不限'}
        </KeyValue>
        <KeyValue label="单笔上限">{inWan(product.maxAmount)} 万元</KeyValue>
        <KeyValue label="剩余额度">{inWan(product.remainQuota)} 万元</KeyValue>
        {isPositive(product.minHoldShares) && (
          <KeyValue label="最低持有份额">{inWan(product.minHoldShares)} 万份</KeyValue>
        )}
        <KeyValue label="开放安排">{product.openRule}</KeyValue>
        <KeyValue label="冷静期">{product.coolingHours} 小时，期内可撤单</KeyValue>
      </Card>
      <Card>
        <SectionHead title="费用" />
        {product.feeDesc.map(({ feeName, rate, remark }) => (
          <KeyValue key={`${feeName}${remark}`} label={`${feeName}（${remark}）`}>
            {rate}
          </KeyValue>
        ))}
      </Card>
    </>
  )
}

/** The papers of a product: those that are signed, and those that explain it. */
export function Papers({ product }: { product: Product }) {
  return (
    <Card>
      <SectionHead title="产品文件" />
      {product.docs.length === 0 && <EmptyLine>暂无文件，签署合同时可查看全部文件</EmptyLine>}
      {product.docs.map(document => (
        <DocumentRow key={document.docId} document={document} kind="产品文件" />
      ))}
    </Card>
  )
}

/** What the company has announced of a product. */
export const Announcements = observer(function Announcements({ product }: { product: Product }) {
  return (
    <Card>
      <SectionHead title="公告" />
      {product.announcements.length === 0 && <EmptyLine>暂无公告</EmptyLine>}
      {product.announcements.map(document => (
        <DocumentRow
          key={document.docId}
          document={document}
          kind={labelOf(DISCLOSURE_TYPE, document.docType)}
        />
      ))}
    </Card>
  )
})
