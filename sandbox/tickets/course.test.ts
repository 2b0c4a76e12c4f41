import { TICKET_EVENT, TICKET_STATUS } from '@/contract/tables/ticket'
import { instantOf } from '../clock'
import { courseOf } from './course'

const E = TICKET_EVENT
const DAY = '2026-11-27'
const AT = instantOf('2026-11-20 10:00:00')

test.each([
  [TICKET_STATUS.received, [E.received], ['已收到', '>已受理，正在核实', '>已答复 最晚 2026-11-27']],
  [TICKET_STATUS.takenUp, [E.received, E.takenUp], ['已收到', '已受理，正在核实', '>已答复 最晚 2026-11-27']],
  [TICKET_STATUS.answered, [E.received, E.answered], ['已收到', '已答复']],
  [TICKET_STATUS.withdrawn, [E.received, E.withdrawn], ['已收到', '您撤回了']],
  [
    TICKET_STATUS.received,
    [E.received, E.answered, E.askedAgain],
    ['已收到', '已答复', '您再次提问', '>已受理，正在核实', '>已答复 最晚 2026-11-27'],
  ],
])('of %p with %j', (status, kinds, steps) => {
  const shown = courseOf(
    status,
    DAY,
    kinds.map(event => ({ event, at: AT })),
  ).map(({ name, remark, isDone, time }) => {
    expect(time === '').toBe(isDone === '0')
    return `${isDone === '0' ? '>' : ''}${name}${remark && ` ${remark}`}`
  })
  expect(shown).toEqual(steps)
})
