import { type ReactNode, useState } from 'react'
import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements/elements'
import { RoleView } from '@/platform/elements/role-view'
import './chart-table.scss'

interface ChartTableProps {
  label: string
  columns: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** Rows shown at first, and added by each tap on 显示更多. */
const PAGE_ROWS = 30

/** The figures of a chart: a table that screen readers know as one, 30 rows at a time. */
export function ChartTable({ label, columns, rows }: ChartTableProps) {
  const [shownRows, setShownRows] = useState(PAGE_ROWS)
  return (
    <>
      <RoleView className="chart-table" role="table" label={label}>
        <RoleView className="chart-table__row chart-table__row--head" role="row">
          {columns.map(column => (
            <RoleView key={column} className="chart-table__cell" role="columnheader">
              {column}
            </RoleView>
          ))}
        </RoleView>
        {rows.slice(0, shownRows).map(({ key, cells }) => (
          <RoleView key={key} className="chart-table__row" role="row">
            {cells.map((cell, index) => (
              <RoleView
                key={columns[index]}
                className="chart-table__cell"
                role={index === 0 ? 'rowheader' : 'cell'}
              >
                {cell}
              </RoleView>
            ))}
          </RoleView>
        ))}
      </RoleView>
      {rows.length > shownRows && (
        <Tappable className="chart-table__more" onTap={() => setShownRows(shownRows + PAGE_ROWS)}>
          显示更多
          <View className="chart-table__count">{`${shownRows} / ${rows.length}`}</View>
        </Tappable>
      )}
    </>
  )
}
