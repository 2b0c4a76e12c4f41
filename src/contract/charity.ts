import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import {
  DateSchema,
  DateTimeSchema,
  FlagSchema,
  IdSchema,
  MoneySchema,
  RequestNoSchema,
  VerifyTokenSchema,
} from './primitives'

/** A donation of more points than this needs an SMS check (B6.14). */
export const SMS_CHECK_ABOVE_POINTS = 1000

/** Points the company turns into one yuan when it passes a donation on. */
export const POINTS_PER_YUAN = 100

const PointsSchema = v.pipe(v.number(), v.integer())

const projectEntries = {
  charityId: IdSchema,
  name: v.string(),
  orgName: v.string(),
  coverUrl: v.string(),
  goalPoints: PointsSchema,
  raisedPoints: PointsSchema,
  /** Percent of the goal, rounded down, at most 100. */
  progress: PointsSchema,
  donors: PointsSchema,
  startTime: DateTimeSchema,
  endTime: DateTimeSchema,
  /** Days until the end, today not counted; 0 once it is over. */
  daysLeft: PointsSchema,
  /** 项目状态: CHARITY_STATUS. */
  status: v.string(),
}

export const CharityProjectSchema = v.object(projectEntries)

export type CharityProject = v.InferOutput<typeof CharityProjectSchema>

/** Projects: those that take donations first, then what is to come, then what is over. */
export const charityList = endpoint(
  'charityList',
  v.object(pagingEntries),
  v.object(pageEntries(CharityProjectSchema)),
)

/**
 * One project. `content` is HTML of the server; `wall` names the last donors that asked to be named, masked. `balance`
 * is what this customer could give. Errors: `notOwner` for an id that is no project.
 */
export const charityDetail = endpoint(
  'charityDetail',
  v.object({ charityId: IdSchema }),
  v.object({
    ...projectEntries,
    orgRegNo: v.string(),
    content: v.string(),
    minPoints: PointsSchema,
    /** Newest first; `imageUrl` is `""` while there is no photo. */
    updates: v.array(v.object({ date: DateSchema, text: v.string(), imageUrl: v.string() })),
    wall: v.array(
      v.object({ donationId: IdSchema, nameMask: v.string(), points: PointsSchema, date: DateSchema }),
    ),
    balance: PointsSchema,
  }),
  { errors: ['notOwner'] },
)

/**
 * Gives points to a project. `anonymous` `"0"` puts the masked name on its wall. Errors: `invalidInput` (points),
 * `stateConflict` when the project takes no donations, `verifyTokenMissing` above SMS_CHECK_ABOVE_POINTS without one.
 */
export const charityDonate = endpoint(
  'charityDonate',
  v.object({
    charityId: IdSchema,
    points: v.pipe(
      v.number(),
      v.integer('请输入整数积分'),
      v.minValue(-1_000_000_000),
      v.maxValue(1_000_000_000),
    ),
    anonymous: FlagSchema,
    verifyToken: v.optional(VerifyTokenSchema),
    requestNo: RequestNoSchema,
  }),
  v.object({ donationId: IdSchema, points: PointsSchema, balance: PointsSchema, certificateId: v.string() }),
  {
    isWrite: true,
    isCritical: true,
    isSensitive: true,
    errors: ['stateConflict', 'verifyTokenMissing', 'notOwner'],
  },
)

export const DonationSchema = v.object({
  donationId: IdSchema,
  charityId: IdSchema,
  name: v.string(),
  points: PointsSchema,
  time: DateTimeSchema,
  anonymous: FlagSchema,
})

export type Donation = v.InferOutput<typeof DonationSchema>

/** The customer's own donations, newest first. */
export const donationList = endpoint(
  'donationList',
  v.object(pagingEntries),
  v.object(pageEntries(DonationSchema)),
)

/**
 * Certificate of one donation; the first time it is asked for, it is issued. `name` is the customer's own. `value` in
 * yuan. Errors: `notOwner`.
 */
export const donationCertificate = endpoint(
  'donationCertificate',
  v.object({ donationId: IdSchema }),
  v.object({
    certNo: v.string(),
    name: v.string(),
    nameMask: v.string(),
    charityId: IdSchema,
    project: v.string(),
    points: PointsSchema,
    value: MoneySchema,
    date: DateSchema,
    orgName: v.string(),
  }),
  { errors: ['notOwner'] },
)
