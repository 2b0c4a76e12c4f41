import { View } from '@tarojs/components'
import { useState } from 'react'
import { wallet } from '../icon/glyphs/wallet'
import { LONG_NAME, LONG_TEXT, nothing, type Stories } from '../story'
import { ActionBar } from './action-bar'
import { Button } from './button'
import { ButtonPair } from './button-pair'
import { Card } from './card'
import { Chips } from './chips'
import { Dock } from './dock'
import { Fold } from './fold'
import { LinkCard } from './link-card'
import { QuietLink } from './quiet-link'
import { RowLink } from './row-link'
import { Segment } from './segment'
import { SwipeView } from './swipe-view'
import { Tabs } from './tabs'

const YEARS = ['全部', '2026', '2025', '2024', '2023', '2022'].map(text => ({ value: text, text }))
const FORMS = [
  { value: 'month', text: '按月' },
  { value: 'year', text: '按年' },
]
const VIEWS = [
  { value: 'todo', text: '待办', badge: 128 },
  { value: 'done', text: '已办' },
  { value: 'all', text: '全部', badge: 3 },
]

/** Parts that are told what is chosen. */
function Choice(props: {
  first: string
  children: (value: string, set: (value: string) => void) => React.ReactNode
}) {
  const [value, setValue] = useState(props.first)
  return <>{props.children(value, setValue)}</>
}

/** They lie at the edge of the screen. */
export const alone = ['Dock']

export const stories: Stories = {
  ActionBar: {
    one: () => <ActionBar actions={[{ text: '提交申请', onTap: nothing }]} />,
    two: () => (
      <ActionBar
        actions={[
          { text: '保存草稿', tone: 'secondary', onTap: nothing },
          { text: '提交申请', onTap: nothing },
        ]}
      />
    ),
    three: () => (
      <ActionBar
        actions={[
          { text: '取消', tone: 'secondary', onTap: nothing },
          { text: '保存', tone: 'secondary', onTap: nothing },
          { text: '提交', isBusy: true, onTap: nothing },
        ]}
      />
    ),
    off: () => (
      <ActionBar
        actions={[
          { text: '赎回', tone: 'secondary', disabledReason: '今天不是开放日', onTap: nothing },
          { text: '追加', disabledReason: LONG_TEXT, onTap: nothing },
        ]}
      />
    ),
  },
  Button: {
    primary: () => <Button onTap={nothing}>提交申请</Button>,
    secondary: () => (
      <Button tone="secondary" onTap={nothing}>
        保存草稿
      </Button>
    ),
    dawn: () => (
      <Button tone="dawn" onTap={nothing}>
        查看我的报告
      </Button>
    ),
    busy: () => (
      <Button isBusy onTap={nothing}>
        提交申请
      </Button>
    ),
    off: () => (
      <Button disabledReason="请先阅读并同意以上文件" onTap={nothing}>
        提交申请
      </Button>
    ),
    long: () => <Button onTap={nothing}>{LONG_NAME}</Button>,
  },
  ButtonPair: {
    pair: () => (
      <ButtonPair
        left={
          <Button tone="secondary" onTap={nothing}>
            上一步
          </Button>
        }
        right={<Button onTap={nothing}>下一步</Button>}
      />
    ),
  },
  Chips: {
    row: () => (
      <Choice first="全部">
        {(value, set) => <Chips label="年份" options={YEARS} value={value} onChange={set} />}
      </Choice>
    ),
    fitted: () => (
      <Card>
        <Choice first="2026">
          {(value, set) => (
            <Chips label="年份" options={YEARS.slice(0, 3)} value={value} isFitted onChange={set} />
          )}
        </Choice>
      </Card>
    ),
  },
  Dock: {
    one: () => (
      <Dock>
        <Button onTap={nothing}>提交申请</Button>
      </Dock>
    ),
    off: () => (
      <Dock>
        <ActionBar
          actions={[
            { text: '赎回', tone: 'secondary', disabledReason: '今天不是开放日', onTap: nothing },
            { text: '追加', onTap: nothing },
          ]}
        />
      </Dock>
    ),
  },
  Fold: {
    short: () => (
      <Fold head="费用说明" trackId="story-fold">
        认购费 1.00%，赎回费 0。
      </Fold>
    ),
    long: () => (
      <Fold head={LONG_NAME} trackId="story-fold">
        {LONG_TEXT}
      </Fold>
    ),
  },
  LinkCard: {
    rows: () => (
      <LinkCard>
        <RowLink title="交易记录" value="共 8 笔" onTap={nothing} />
        <RowLink title="产品公告" unread={3} onTap={nothing} />
      </LinkCard>
    ),
  },
  QuietLink: {
    plain: () => (
      <QuietLink trackId="story-quiet" onTap={nothing}>
        撤回申请
      </QuietLink>
    ),
  },
  RowLink: {
    glyph: () => <RowLink glyph={wallet} title="我的资产" caption="截至 2026-11-20" onTap={nothing} />,
    unread: () => <RowLink title="消息" value="共 132 条" unread={132} onTap={nothing} />,
    plain: () => <RowLink title="银行卡变更" caption="资料审核中，完成后可再次申请" />,
    long: () => <RowLink title={LONG_NAME} caption={LONG_TEXT} value="1,234,567.89" onTap={nothing} />,
  },
  Segment: {
    two: () => (
      <Choice first="month">
        {(value, set) => <Segment label="口径" options={FORMS} value={value} onChange={set} />}
      </Choice>
    ),
  },
  SwipeView: {
    card: () => (
      <SwipeView onSwipe={nothing}>
        <Card>
          <View>2026 年 11 月</View>
        </Card>
      </SwipeView>
    ),
  },
  Tabs: {
    badges: () => (
      <Choice first="todo">
        {(value, set) => <Tabs label="事项" tabs={VIEWS} value={value} onChange={set} />}
      </Choice>
    ),
  },
}
