import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Machine } from './machine'
import { cancelMachine } from './machines/account-cancel'
import { appendMachine } from './machines/append'
import { bankChangeMachine } from './machines/bank-change'
import { beneChangeMachine } from './machines/bene-change'
import { callBackMachine } from './machines/call-back'
import { certificateMachine } from './machines/certificate'
import { claimMachine } from './machines/claim'
import { ftApplicationMachine } from './machines/ft-application'
import { idApplicationMachine } from './machines/identity'
import { instructionMachine } from './machines/instruction'
import { investorMachine } from './machines/investor'
import { orderMachine } from './machines/order'
import { recordingMachine } from './machines/recording'
import { redemptionMachine } from './machines/redemption'
import { riskResultMachine } from './machines/risk-result'
import { ticketMachine } from './machines/ticket'
import { CANCEL_STATUS } from './tables/account-cancel'
import { BENE_CHANGE_STATUS } from './tables/beneficiary'
import { CERT_STATUS } from './tables/certificate'
import { CALL_BACK_STATUS } from './tables/contact'
import { ID_APPLICATION_STATUS } from './tables/identity'
import { INST_STATUS } from './tables/instruction'
import { INVESTOR_APPLICATION_STATUS } from './tables/investor'
import { ORDER_STATUS } from './tables/order'
import { RECORDING_STATUS } from './tables/recording'
import { RISK_RESULT_STATUS } from './tables/risk'
import { TICKET_STATUS } from './tables/ticket'
import { BANK_CHANGE_STATUS, TRADE_STATUS } from './tables/trade'
import { APPEND_STATUS, DIST_STATUS, FT_APPLY_STATUS } from './tables/trust'

/** Of each state by its name: the events that lead out of it, and where to. */
type Table = Readonly<Record<string, string>>

/** As the domain contract has them (B4): what is not named here cannot happen. */
const MACHINES: readonly (readonly [name: string, machine: object, codes: object, table: Table])[] = [
  [
    'cancelMachine',
    cancelMachine,
    CANCEL_STATUS,
    {
      inReview: 'approve cancelled, reject rejected, withdraw withdrawn',
      cancelled: '',
      rejected: '',
      withdrawn: '',
    },
  ],
  [
    'redemptionMachine',
    redemptionMachine,
    TRADE_STATUS,
    {
      accepted: 'cancel cancelled, takeUp confirming',
      confirming: 'confirm confirmed, confirmPart partlyConfirmed, fail failed',
      confirmed: 'pay arrived',
      partlyConfirmed: 'pay partlyConfirmed',
      failed: '',
      cancelled: '',
      arrived: '',
    },
  ],
  [
    'bankChangeMachine',
    bankChangeMachine,
    BANK_CHANGE_STATUS,
    { inReview: 'approve effective, reject rejected', effective: '', rejected: '' },
  ],
  [
    'appendMachine',
    appendMachine,
    APPEND_STATUS,
    {
      inReview: 'approve toPay, reject rejected, withdraw withdrawn',
      toPay: 'withdraw withdrawn, deliver arriving, confirm confirmed, lapse withdrawn',
      arriving: 'confirm confirmed, miss toPay',
      confirmed: '',
      rejected: '',
      withdrawn: '',
    },
  ],
  [
    'beneChangeMachine',
    beneChangeMachine,
    BENE_CHANGE_STATUS,
    {
      draft: 'submit inReview, withdraw dropped',
      inReview: 'withdraw draft, approve applied, refuse refused',
      applied: '',
      refused: 'submit inReview, withdraw dropped',
      dropped: '',
    },
  ],
  [
    'callBackMachine',
    callBackMachine,
    CALL_BACK_STATUS,
    { booked: 'cancel cancelled, reach done, miss missed', done: '', missed: '', cancelled: '' },
  ],
  [
    'certificateMachine',
    certificateMachine,
    CERT_STATUS,
    {
      waiting: 'takeUp inReview, withdraw withdrawn',
      inReview: 'issue issued, reject rejected',
      issued: 'expire expired',
      rejected: '',
      expired: '',
      withdrawn: '',
    },
  ],
  [
    'claimMachine',
    claimMachine,
    DIST_STATUS,
    {
      draft: 'submit inReview, cancel cancelled',
      inReview: 'cancel cancelled, approve toPay, reject rejected',
      toPay: 'pay paid, failPayment failed',
      paid: '',
      rejected: 'submit inReview',
      cancelled: '',
      failed: 'pay paid',
    },
  ],
  [
    'ftApplicationMachine',
    ftApplicationMachine,
    FT_APPLY_STATUS,
    {
      draft: 'submit inReview, withdraw withdrawn',
      inReview: 'withdraw withdrawn, approve toSign, return returned, refuse refused',
      returned: 'submit inReview, withdraw withdrawn',
      toSign: 'openContract signing',
      signing: 'sign toDeliver',
      toDeliver: 'deliver deliveryInReview',
      deliveryInReview: 'receive established, missProperty toDeliver',
      established: 'end ended',
      ended: '',
      withdrawn: '',
      refused: '',
    },
  ],
  [
    'idApplicationMachine',
    idApplicationMachine,
    ID_APPLICATION_STATUS,
    {
      filling: 'pass passed, handIn inReview, expire expired',
      inReview: 'pass passed, reject failed',
      passed: '',
      failed: '',
      expired: '',
    },
  ],
  [
    'instructionMachine',
    instructionMachine,
    INST_STATUS,
    {
      draft: 'submit inReview, cancel cancelled',
      inReview: 'cancel cancelled, resubmit inReview, accept accepted, reject rejected',
      accepted: 'execute executing',
      executing: 'finish done, finishPartly partlyDone',
      done: '',
      partlyDone: '',
      rejected: '',
      cancelled: '',
    },
  ],
  [
    'investorMachine',
    investorMachine,
    INVESTOR_APPLICATION_STATUS,
    {
      inReview: 'pass passed, reject rejected',
      passed: 'replace replaced, expire expired',
      rejected: '',
      expired: '',
      replaced: '',
    },
  ],
  [
    'orderMachine',
    orderMachine,
    ORDER_STATUS,
    {
      booking: 'cancel bookingCancelled, confirmBooking booked, lapse bookingLapsed',
      booked: 'cancel bookingCancelled, lapse bookingLapsed, order toSign',
      bookingLapsed: '',
      bookingCancelled: '',
      toSign: 'cancel cancelled, expire cancelled, openContract signing',
      signing: 'cancel cancelled, expire cancelled, sign toPay, signToRecord toRecord',
      toRecord: 'cancel cancelled, expire cancelled, record recordingInReview',
      recordingInReview: 'passRecording toPay, rejectRecording recordingRejected',
      recordingRejected: 'cancel cancelled, expire cancelled, record recordingInReview',
      toPay: 'cancel cancelled, expire cancelled, pay paymentInReview, confirmPayment cooling',
      paymentInReview: 'confirmPayment cooling, missPayment toPay, failRaise refunding',
      cooling: 'cancel cancelled, failRaise refunding, establish established',
      established: '',
      cancelled: '',
      refunding: 'refund refunded',
      refunded: '',
    },
  ],
  [
    'recordingMachine',
    recordingMachine,
    RECORDING_STATUS,
    {
      toRecord: 'expire expired, drop notNeeded, book booked, submit inReview',
      booked:
        'expire expired, drop notNeeded, book booked, submit inReview, unbook toRecord, unbookRejected rejected',
      inReview: 'pass passed, reject rejected',
      passed: '',
      rejected: 'expire expired, drop notNeeded, book booked, submit inReview',
      expired: '',
      notNeeded: '',
    },
  ],
  [
    'riskResultMachine',
    riskResultMachine,
    RISK_RESULT_STATUS,
    {
      unconfirmed: 'confirm confirmed, drop dropped, expire dropped',
      confirmed: 'expire expired, replace replaced',
      expired: '',
      replaced: '',
      dropped: '',
    },
  ],
  [
    'ticketMachine',
    ticketMachine,
    TICKET_STATUS,
    {
      received: 'takeUp takenUp, answer answered, withdraw withdrawn',
      takenUp: 'answer answered, withdraw withdrawn',
      answered: 'askAgain received',
      withdrawn: '',
    },
  ],
]

const namesOf = (codes: object) =>
  Object.entries(codes).filter((entry): entry is [string, string] => typeof entry[1] === 'string')

const eventsOf = (table: Table) =>
  Object.values(table)
    .flatMap(ways => ways.split(', ').map(way => way.split(' ')[0] ?? ''))
    .filter(Boolean)

const EVENTS = [...new Set(MACHINES.flatMap(([, , , table]) => eventsOf(table)))]

describe.each(MACHINES)('%s', (_name, given, codes, table) => {
  const machine = given as Machine<string, string>
  const names = namesOf(codes)
  const nameOf = (code?: string) => names.find(([, other]) => other === code)?.[0]

  test.each(names)('%s', (name, code) => {
    const ways = EVENTS.flatMap(event => {
      const next = machine.next(code, event)
      expect(machine.allows(code, event)).toBe(next !== undefined)
      return next === undefined ? [] : [`${event} ${nameOf(next)}`]
    })
    expect(ways.sort()).toEqual((table[name] ?? '').split(', ').filter(Boolean).sort())
    expect(machine.ends.includes(code)).toBe(ways.length === 0)
  })

  test('has no state but these', () => {
    expect(names.map(([name]) => name).sort()).toEqual(Object.keys(table).sort())
    expect(EVENTS.filter(event => machine.allows('of a later version', event))).toEqual([])
  })
})

test('every machine has a table', () => {
  const files = readdirSync(path.join(__dirname, 'machines'))
  expect(MACHINES).toHaveLength(files.filter(file => !file.includes('.test.')).length)
})

/** What the sandbox has in its code, tests aside. */
function sandboxCode(): string {
  const folder = path.resolve('sandbox')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

/** A recording follows its order: whoever takes a booking back is where the order is, with no event of its own. */
const NOT_SENT = ['unbookRejected']

test('something sends every event', () => {
  const code = sandboxCode()
  expect(EVENTS.filter(event => !code.includes(`'${event}'`))).toEqual(NOT_SENT)
})
