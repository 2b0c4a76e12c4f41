import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Statement } from '@/contract/statement'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { Button } from '@/ui/kit/button'
import { Chips } from '@/ui/kit/chips'
import { GroupHead } from '@/ui/kit/group-head'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { coverOf, kindOptions, nameOf, type StatementYear } from './statement-rules'
import type { StatementsStore } from './statements-store'
import './statements-view.scss'

interface ViewProps {
  store: StatementsStore
  nextIssueDate: string
}

/** The statements of one kind, year by year, and when the next one comes. */
export const StatementsView = observer(function StatementsView({ store, nextIssueDate }: ViewProps) {
  const { kind, shownYears, foldedCount } = store
  return (
    <>
      <Chips label="对账单种类" options={kindOptions()} value={kind} onChange={store.choose} />
      {shownYears.length === 0 && <View className="statements__note">还没有满期的对账单</View>}
      {shownYears.map(({ year, rows }) => (
        <Year key={year} year={year} rows={rows} store={store} />
      ))}
      {foldedCount > 0 && (
        <Button tone="secondary" trackId="statements-unfold" onTap={store.unfold}>
          {`再看更早的 ${foldedCount} 份`}
        </Button>
      )}
      <View className="statements__note">下一份 {nextIssueDate} 出具；不含家族信托</View>
    </>
  )
})

const Year = observer(function Year({ year, rows, store }: StatementYear & Pick<ViewProps, 'store'>) {
  return (
    <>
      <GroupHead name={`${year}年`} />
      <LinkCard>
        {rows.map(statement => (
          <StatementRow key={statement.statementId} statement={statement} store={store} />
        ))}
      </LinkCard>
    </>
  )
})

const StatementRow = observer(function StatementRow({
  statement,
  store,
}: Pick<ViewProps, 'store'> & { statement: Statement }) {
  return (
    <RowLink
      glyph={fileText}
      title={nameOf(statement)}
      caption={coverOf(statement).map(part => (
        <View key={part} className="statements__part">
          {part}
        </View>
      ))}
      value={store.opening === statement.statementId ? '正在打开' : undefined}
      trackId="statement-open"
      onTap={() => void store.open(statement)}
    />
  )
})
