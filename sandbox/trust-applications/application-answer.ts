import {
  FT_KINDS,
  FT_REVIEW_WORKING_DAYS,
  type FtApplicationDetail,
  type FtKind,
  type FtProgress,
} from '@/contract/ft-application'
import { ftApplicationMachine } from '@/contract/machines/ft-application'
import { FAMILY_ASSETS, FT_APPLY_STATUS } from '@/contract/tables/trust'
import { compareDecimals } from '@/lib/decimal'
import { dateTimeInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { maskMobile } from '@/lib/mask'
import { totalOf } from '@/lib/trust-rules'
import type { HandlerContext } from '../api/handler'
import { exact } from '../portfolio/amounts'
import { regionName } from '../signing/regions'
import type { Db } from '../store/database'
import { eventsOfApplication, type FtApplicationRow, remarksOf } from '../store/ft-applications'
import { uploadedFileById } from '../store/uploads'
import { accountOf } from '../trusts/account'
import { type SectionName, savedSection } from './sections'
import { type Step, stepsOf } from './steps'
import { summaryOf } from './summary'

type Asking = Pick<HandlerContext, 'db' | 'now' | 'today'>

const S = FT_APPLY_STATUS

/** Yuan that a family has at most by its answer; '' for without end. */
const MOST_ASSETS: Readonly<Partial<Record<string, string>>> = {
  [FAMILY_ASSETS.under500]: '5000000',
  [FAMILY_ASSETS.under1000]: '10000000',
  [FAMILY_ASSETS.under5000]: '50000000',
  [FAMILY_ASSETS.under10000]: '100000000',
}

export const MIN_AMOUNTS = (Object.keys(FT_KINDS) as FtKind[]).map(trustKind => ({
  trustKind,
  amount: FT_KINDS[trustKind].least,
}))

/** What nobody is refused for, and the reviewer will ask about. */
export function warningsOf(row: FtApplicationRow): string[] {
  const amount = savedSection(row, 'setup')?.value.initialAmount
  if (amount === undefined) return []
  const most = MOST_ASSETS[savedSection(row, 'principal')?.value.familyAssets ?? '']
  const properties = savedSection(row, 'property')?.value.properties
  const total = properties && totalOf(properties.map(({ estimateValue }) => estimateValue))
  return [
    most !== undefined &&
      compareDecimals(amount, most) === 1 &&
      '设立金额高于填写的家庭资产，审核时会请您说明财产来源。',
    total !== undefined &&
      compareDecimals(total, amount) === -1 &&
      '交付财产合计低于设立金额，请核对金额或补充财产。',
  ].filter(warning => warning !== false)
}

/** How far an application is, as a save answers it. */
export function progressOf(row: FtApplicationRow, revision: number, { db, today }: Asking): FtProgress {
  return {
    applyId: row.id,
    applyNo: row.apply_no,
    currentStep: row.current_step,
    steps: stepsOf(db, row, today()),
    revision,
    warnings: warningsOf(row),
  }
}

/** What of a section its own author may see in full: as long as they may change it. */
function shownSections(row: FtApplicationRow, steps: readonly Step[]): FtApplicationDetail['sections'] {
  const shown = <Name extends SectionName>(name: Name) =>
    isOn(steps.find(({ id }) => id === name)?.canEdit) ? (savedSection(row, name) ?? null) : null
  const principal = shown('principal')
  const identity = shown('identity')
  const spouse = shown('spouse')
  return {
    principal: principal && {
      revision: principal.revision,
      value: { ...principal.value, regionName: regionName(principal.value.regionCode) },
    },
    identity: identity && { revision: identity.revision, value: withoutEnd(identity.value) },
    spouse: spouse && { revision: spouse.revision, value: withoutEnd(spouse.value) },
    setup: shown('setup'),
    property: shown('property'),
  }
}

function withoutEnd<Value extends { readonly endDate: string }>({ endDate: _endDate, ...value }: Value) {
  return value
}

function filesOf(db: Db, sections: FtApplicationDetail['sections']): FtApplicationDetail['files'] {
  const { identity, spouse, property } = sections
  const ids = [
    ...(identity ? [identity.value.frontFileId, identity.value.backFileId] : []),
    ...(spouse
      ? [spouse.value.mateFrontFileId, spouse.value.mateBackFileId, ...spouse.value.consentFileIds]
      : []),
    ...(property ? property.value.properties.flatMap(({ proofFileIds }) => proofFileIds) : []),
  ]
  return ids.flatMap(fileId => {
    const file = fileId === '' ? undefined : uploadedFileById(db, fileId)
    return file ? [{ fileId, mime: file.mime, size: file.size, width: file.width, height: file.height }] : []
  })
}

const toCome = (name: string, remark = '') => ({ name, remark, time: '', isDone: '0' as const })

/** What is still to come, as it would without trouble. */
function comingSteps({ status }: FtApplicationRow): FtApplicationDetail['timeline'] {
  const course = [
    { after: [S.draft, S.returned], step: toCome('提交申请') },
    { after: [S.inReview], step: toCome('审核', `${FT_REVIEW_WORKING_DAYS}个工作日内`) },
    { after: [S.toSign, S.signing], step: toCome('签署合同') },
    { after: [S.toDeliver], step: toCome('交付财产') },
    { after: [S.deliveryInReview], step: toCome('信托成立') },
  ]
  const from = course.findIndex(({ after }) => (after as readonly string[]).includes(status))
  return from === -1 ? [] : course.slice(from).map(({ step }) => step)
}

/** The company's account that receives the property of a trust; its number follows from the application's. */
function transferOf(row: FtApplicationRow): FtApplicationDetail['transfer'] {
  if (row.status !== S.toDeliver && row.status !== S.deliveryInReview) return null
  const account = accountOf({ trust_no: row.apply_no, name: row.trust_name })
  return {
    amount: exact(row.initial_amount)
      .minus(exact(row.received_amount || '0'))
      .toFixed(2),
    accountName: account.name,
    accountNo: account.no,
    bankName: account.bank,
    remark: `${row.apply_no} 交付财产`,
    deadline: row.deliver_until,
  }
}

const flag = (isOnNow: boolean) => (isOnNow ? '1' : '0')

/** The manager of a trust that is not there yet: the one of the company's house for families. */
const MANAGER = { managerName: '沈亦安', managerMobileMask: maskMobile('19900000071') }

/** The application as the contract names it. */
export function detailOf(row: FtApplicationRow, { db, now, today }: Asking): FtApplicationDetail {
  const steps = stepsOf(db, row, today())
  const sections = shownSections(row, steps)
  const events = eventsOfApplication(db, row.id).map(event => ({ ...event, isDone: '1' as const }))
  const isComplete = steps.every(({ isNeeded, isDone }) => !isOn(isNeeded) || isOn(isDone))
  return {
    applyId: row.id,
    applyNo: row.apply_no,
    trustName: row.trust_name,
    trustKind: row.trust_kind,
    initialAmount: row.initial_amount,
    ftApplyStatus: row.status,
    currentStep: row.current_step,
    updateTime: row.update_time,
    submitTime: row.submitted_at,
    serverTime: dateTimeInShanghai(now()),
    statusNote: row.status_note,
    rejectReason: row.reject_reason,
    deliveryNote: row.delivery_note,
    steps,
    sections,
    files: filesOf(db, sections),
    summary: summaryOf(db, row),
    remarks: remarksOf(db, row.id).map(({ is_mended: isMended, ...remark }) => ({ ...remark, isMended })),
    warnings: warningsOf(row),
    timeline: [...events, ...comingSteps(row)],
    minAmounts: MIN_AMOUNTS,
    ...MANAGER,
    canWithdraw: flag(ftApplicationMachine.allows(row.status, 'withdraw')),
    canSubmit: flag(isComplete && ftApplicationMachine.allows(row.status, 'submit')),
    canDeliver: flag(ftApplicationMachine.allows(row.status, 'deliver')),
    canSign: flag(row.status === S.toSign || row.status === S.signing),
    transfer: transferOf(row),
  }
}
