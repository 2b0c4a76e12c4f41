import { codes } from '../code-table'

/** What a customer writes to the company. */
export const TICKET_KIND = codes({
  complaint: ['1', '投诉'],
  suggestion: ['2', '建议'],
})

/** How far it is. */
export const TICKET_STATUS = codes({
  received: ['1', '已收到'],
  takenUp: ['2', '处理中'],
  answered: ['3', '已答复'],
  withdrawn: ['9', '已撤回'],
})

/** How the customer wants to be answered; the answer stands in the ticket in any case. */
export const TICKET_REPLY = codes({
  message: ['1', '消息答复'],
  call: ['2', '电话答复'],
})

/** What happened to a ticket. */
export const TICKET_EVENT = codes({
  received: ['1', '已收到'],
  added: ['2', '您补充了说明'],
  takenUp: ['3', '已受理，正在核实'],
  answered: ['4', '已答复'],
  askedAgain: ['5', '您再次提问'],
  withdrawn: ['9', '您撤回了'],
})
