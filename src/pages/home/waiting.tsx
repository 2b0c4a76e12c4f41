import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { HomeTask } from '@/contract/home'
import { Money } from '@/domains/amounts/money'
import { daysText, openDate } from '@/domains/schedule/date-rules'
import { usePageShow } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { ResourceView } from '@/ui/states/resource-view'
import { HomeStore } from './home-store'
import { deadlineText, openTask, titleOf } from './task-rules'
import './home.scss'

/** So many are shown until the customer asks for all. */
const SHOWN_AT_FIRST = 3

/** Keeps the room of the rows that are to come, so that nothing below them jumps. */
const placeholder = <View className="home__coming" role="status" aria-label="加载中" aria-busy />

/** What waits for the customer, and their next dates. */
export const Waiting = observer(function Waiting() {
  const root = useStores()
  const home = root.get(HomeStore)
  usePageShow(() => {
    if (home.tasks.state.kind === 'ready') void home.tasks.load()
  })
  return (
    <>
      <Card className="home__card home__tasks">
        <ResourceView resource={home.tasks} skeleton={placeholder}>
          {({ list, serverTime }) => <TaskRows list={list} serverTime={serverTime} />}
        </ResourceView>
      </Card>
      <Card className="home__card">
        <SectionHead title="近期日程" />
        <ResourceView resource={home.schedule} skeleton={placeholder}>
          {({ list, today }) =>
            list.length === 0 ? (
              <View className="home__none">暂无日程</View>
            ) : (
              list.map((date, index) => (
                <RowLink
                  key={date.dateId}
                  title={`${date.date.slice(5)} ${date.title}`}
                  caption={date.note}
                  value={
                    <>
                      {date.amount && <Money value={date.amount} />}
                      <View>{daysText(date.date, today)}</View>
                    </>
                  }
                  trackId={`home-date-${index + 1}`}
                  onTap={() => openDate(root.navigation, date)}
                />
              ))
            )
          }
        </ResourceView>
      </Card>
    </>
  )
})

function TaskRows({ list, serverTime }: { list: readonly HomeTask[]; serverTime: string }) {
  const { navigation } = useStores()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? list : list.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <SectionHead title="待您处理">
        {list.length > 0 && <View className="home__count">{list.length}项，按截止时间</View>}
      </SectionHead>
      {list.length === 0 && <View className="home__none">没有待办事项</View>}
      {shown.map(task => (
        <RowLink
          key={`${task.taskKind} ${task.taskId}`}
          title={titleOf(task)}
          caption={deadlineText(task, serverTime) || task.note}
          value={task.amount && <Money value={task.amount} />}
          trackId={`home-task-${task.taskKind}`}
          onTap={() => openTask(navigation, task)}
        />
      ))}
      {shown.length < list.length && (
        <Button tone="secondary" trackId="home-tasks-all" onTap={() => setOpen(true)}>
          查看全部
        </Button>
      )}
    </>
  )
}
