import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { ResponseOf } from '@/contract/endpoint'
import type { HomeTask, homeTasks } from '@/contract/home'
import { Money } from '@/domains/amounts/money'
import { useDeadlines } from '@/domains/time/use-deadlines'
import type { Resource } from '@/stores/primitives/resource'
import { useStores } from '@/stores/root/context'
import { clock } from '@/ui/icon/glyphs/clock'
import { Icon } from '@/ui/icon/icon'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { ResourceView } from '@/ui/states/resource-view'
import { actOf, deadlineText, isFirstStep, openTask, titleOf } from './task-rules'
import './home-parts.scss'

interface TasksProps {
  tasks: Resource<ResponseOf<typeof homeTasks>>
  /** The steps before a first purchase stand above: they are not said twice. */
  isBesideSteps: boolean
  /** One at a time, as the simple home has it. */
  isShort: boolean
}

/** So many are shown until the customer asks for all. */
const SHOWN_AT_FIRST = 3

/** What waits for the customer; the first of it with its button. */
export const Tasks = observer(function Tasks({ tasks, isBesideSteps, isShort }: TasksProps) {
  const others = (list: readonly HomeTask[]) => list.filter(task => !isBesideSteps || !isFirstStep(task))
  // Nothing beside the steps: no card that says so.
  if (isBesideSteps && tasks.data && others(tasks.data.list).length === 0) return null
  return (
    <Card className="home__card home__tasks">
      <ResourceView
        resource={tasks}
        skeleton={<View className="home__coming" role="status" aria-label="加载中" aria-busy />}
      >
        {({ list, serverTime }) => (
          <TaskRows
            list={others(list)}
            serverTime={serverTime}
            atFirst={isShort ? 1 : SHOWN_AT_FIRST}
            isAll={tasks.omitted === 0}
            onOver={() => void tasks.load()}
          />
        )}
      </ResourceView>
    </Card>
  )
})

interface TaskRowsProps {
  list: readonly HomeTask[]
  serverTime: string
  atFirst: number
  /** Every row could be read. */
  isAll: boolean
  /** A deadline has passed under the customer's eyes. */
  onOver: () => void
}

function TaskRows({ list, serverTime, atFirst, isAll, onOver }: TaskRowsProps) {
  const { navigation } = useStores()
  const now = useDeadlines(
    list.map(({ deadline }) => deadline),
    serverTime,
    onOver,
  )
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? list : list.slice(0, atFirst)
  const [first, ...rest] = shown
  return (
    <>
      <SectionHead title="待您处理">
        {list.length > 0 && <View className="home__count">{list.length} 项，按截止时间</View>}
      </SectionHead>
      {!first && isAll && <View className="home__none">没有待办事项</View>}
      {first && <FirstTask task={first} now={now} />}
      {rest.map(task => (
        <RowLink
          key={`${task.taskKind} ${task.taskId}`}
          title={titleOf(task)}
          caption={deadlineText(task, now) || task.note}
          value={task.amount && <Money value={task.amount} />}
          trackId={`home-task-${task.taskKind}`}
          onTap={() => openTask(navigation, task)}
        />
      ))}
      {shown.length < list.length && (
        <Button tone="secondary" trackId="home-tasks-all" onTap={() => setOpen(true)}>
          另有 {list.length - shown.length} 项
        </Button>
      )}
    </>
  )
}

/** What is due first: its amount, how long it can wait, and the button of its step. */
function FirstTask({ task, now }: { task: HomeTask; now: string }) {
  const { navigation } = useStores()
  const deadline = deadlineText(task, now)
  return (
    <View className="home__first">
      <View className="home__first-head">
        <View className="home__first-title">{titleOf(task)}</View>
        {task.amount && <Money value={task.amount} />}
      </View>
      <View className={deadline ? 'home__due' : 'home__first-note'}>
        {deadline && <Icon glyph={clock} size={14} />}
        <View className="home__due-text">{deadline || task.note}</View>
      </View>
      <Button trackId={`home-task-${task.taskKind}`} onTap={() => openTask(navigation, task)}>
        {actOf(task)}
      </Button>
    </View>
  )
}
