import { View } from '@tarojs/components'
import { LONG_NAME, LONG_TEXT, nothing, type Stories } from '../story'
import { Amount } from './amount'
import { Badge } from './badge'
import { BigAmount } from './big-amount'
import { Card, KeyValue } from './card'
import { CheckMark } from './check-mark'
import { Cover } from './cover'
import { Facts } from './facts'
import { GroupHead } from './group-head'
import { Highlighted } from './highlighted'
import { Note } from './note'
import { PaperHero } from './paper-hero'
import { Problem } from './problem'
import { Progress } from './progress'
import { ReasonLine } from './reason-line'
import { SectionHead } from './section-head'
import { Tag, type TagTone } from './tag'
import { Timeline } from './timeline'

const TONES: readonly TagTone[] = ['progress', 'due', 'done', 'failed', 'fact', 'person']
const HUGE = '1234567890.12'
const amount = (value: string | null) => <Amount value={value} isHidden={false} />

const FACTS = [
  { label: '昨日收益', value: <Amount value="1234.56" sign="+" isHidden={false} /> },
  { label: '累计收益', value: amount(HUGE) },
  {
    label: '持有产品',
    value: '12 只',
    link: { trackId: 'story-fact', onTap: nothing },
  },
]

const STEPS = [
  { name: '提交申请', time: '2026-11-18 09:30', remark: '', isDone: '1' },
  { name: '资料审核', time: '2026-11-19 15:20', remark: LONG_TEXT, isDone: '1' },
  { name: '签署合同', time: '', remark: '', isDone: '0' },
] as const

export const stories: Stories = {
  Amount: {
    plain: () => amount('1234567.89'),
    negative: () => <Amount value="1234.50" sign="−" isHidden={false} />,
    unknown: () => amount(null),
    hidden: () => <Amount value="1234567.89" isHidden />,
  },
  Badge: {
    few: () => <Badge count={3} unit="条未读" />,
    many: () => <Badge count={128} unit="条未读" />,
  },
  BigAmount: {
    dated: () => (
      <BigAmount label="总资产（元）" date="2026-11-20">
        {amount('12345678.90')}
      </BigAmount>
    ),
    huge: () => <BigAmount label="总资产（元）">{amount(HUGE)}</BigAmount>,
  },
  Card: { text: () => <Card>{LONG_NAME}</Card> },
  KeyValue: {
    plain: () => (
      <Card>
        <KeyValue label="起息日">2026-11-18</KeyValue>
        <KeyValue label="预计到期日">{''}</KeyValue>
      </Card>
    ),
    long: () => (
      <Card>
        <KeyValue label="信托产品名称全称">{LONG_NAME}</KeyValue>
        <KeyValue label="业务编号">202611190932470042</KeyValue>
      </Card>
    ),
  },
  CheckMark: {
    box: () => <CheckMark isOn={false} />,
    'box on': () => <CheckMark isOn />,
    circle: () => <CheckMark kind="radio" isOn={false} />,
    'circle on': () => <CheckMark kind="radio" isOn />,
  },
  Cover: { decoration: () => <Cover path="/sandbox/assets/share.png" /> },
  Facts: {
    two: () => <Facts facts={FACTS.slice(0, 2)} />,
    three: () => <Facts facts={FACTS} />,
  },
  GroupHead: {
    month: () => (
      <GroupHead
        name="2026 年 11 月"
        totals={[
          { label: '收入', value: amount('50000.00') },
          { label: '支出', value: amount(HUGE) },
        ]}
      />
    ),
    plain: () => <GroupHead name="2026 年 10 月" />,
  },
  Highlighted: { hits: () => <Highlighted text="远澜稳进 稳进一号" keyword="稳进" /> },
  Note: {
    info: () => <Note>{LONG_TEXT}</Note>,
    due: () => <Note tone="due">请于 2026-11-30 前完成签署</Note>,
    warn: () => <Note tone="warn">身份证件将于 2026-12-01 到期</Note>,
  },
  PaperHero: {
    amount: () => (
      <PaperHero>
        <BigAmount label="总资产（元）" date="2026-11-20">
          {amount('12345678.90')}
        </BigAmount>
      </PaperHero>
    ),
  },
  Problem: {
    line: () => <Problem>验证码不正确，请重新输入</Problem>,
    boxed: () => <Problem isBoxed>{LONG_TEXT}</Problem>,
  },
  Progress: {
    none: () => <Progress percent={0} label="已筹 0%" />,
    some: () => <Progress percent={64} label="已筹 64%" />,
    whole: () => <Progress percent={100} label="已筹 100%" />,
  },
  ReasonLine: {
    short: () => <ReasonLine text="今天不是开放日" />,
    long: () => <ReasonLine text={LONG_TEXT} />,
  },
  SectionHead: {
    plain: () => <SectionHead title="持有产品" />,
    aside: () => (
      <SectionHead title="持有产品">
        <View>共 12 只</View>
      </SectionHead>
    ),
    long: () => <SectionHead title={LONG_NAME} />,
  },
  Tag: Object.fromEntries(TONES.map(tone => [tone, () => <Tag tone={tone}>审核中</Tag>])),
  Timeline: { course: () => <Timeline steps={STEPS} /> },
}
