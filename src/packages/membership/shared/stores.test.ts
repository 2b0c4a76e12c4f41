/** @jest-environment jsdom */
import { typeCode } from '@test/sms-code'
import { runInAction } from 'mobx'
import { fakeTransport, flush, http, inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import { Changes } from '@/stores/primitives/changes'
import { RootStore } from '@/stores/root/root-store'
import { ActivityStore } from '../activities/activity-store'
import { CenterStore } from './center-store'
import { CharityStore } from '../giving/charity-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const PROJECT = {
  charityId: 'CP1',
  name: '清源计划',
  orgName: '北京公益慈善基金会',
  coverUrl: '',
  goalPoints: 1_000_000,
  raisedPoints: 640_000,
  progress: 64,
  donors: 1208,
  startTime: '2025-03-01 00:00:00',
  endTime: '2027-01-01 23:59:59',
  daysLeft: 42,
  status: '1',
  orgRegNo: '1',
  content: '',
  minPoints: 100,
  updates: [],
  wall: [],
  balance: 12_680,
}
const HOME = {
  vipLevel: '4',
  levelName: '白金会员',
  points: 12_680,
  growthPoints: 33_405,
  levelFrom: 30_000,
  nextFrom: 60_000,
  nextLevel: '钻石会员',
  pointsToNext: 26_595,
  pointsExpireAmount: 2000,
  pointsExpireDate: '2026-12-31',
  donorCount: 3,
  contributionValue: 3600,
  certificateCount: 1,
  integralOpenTime: '2021-01-03',
}
const DONATED = { donationId: 'D1', points: 500, balance: 12_180, certificateId: 'C1' }
const TOKEN = 'x'.repeat(32)

/** A store with its project there and its sheet filled in; `answers` are those of the donation, one after the other. */
async function setUpCharity(points: string, ...answers: unknown[]) {
  const { transport, calls } = fakeTransport({
    charityDetail: success(PROJECT),
    charityDonate: () => (answers.length > 1 ? answers.shift() : answers[0]) as never,
    smsCodeVerify: success({ verifyToken: TOKEN }),
    writeSettle: success({ outcome: 'done' }),
  })
  const root = new RootStore(transport)
  const store = new CharityStore(root, 'CP1')
  await store.project.load()
  store.open()
  store.form.fields.points.set(points)
  const sent = () => calls.filter(({ name }) => name === 'charityDonate').map(({ body }) => body.requestData)
  const fetched = () => calls.filter(({ name }) => name === 'charityDetail').length
  return { root, store, sent, fetched }
}

/** Taps through the question whether it is meant. */
async function donate({ root, store }: Awaited<ReturnType<typeof setUpCharity>>): Promise<void> {
  const done = store.submission.submit()
  root.ui.settleConfirm(true)
  await done
}

/** Whether what depends on points is told that they moved. */
const hasMoved = (root: RootStore) => root.get(Changes).isTouched(['points'], 0)

beforeEach(() => localStorage.clear())

describe('giving points', () => {
  test('is asked for once and shows its result', async () => {
    const set = await setUpCharity('500', success(DONATED))
    await donate(set)
    expect(set.store.donated).toEqual(DONATED)
    expect(set.sent()).toEqual([
      { charityId: 'CP1', points: 500, anonymous: '1', requestNo: expect.any(String) },
    ])
    expect(hasMoved(set.root)).toBe(true)
    set.store.showProject()
    set.store.project.catchUp()
    expect([set.store.donated, set.fetched()]).toEqual([undefined, 2])
  })

  test('does not begin with a wrong number, and ends where the customer closes the question', async () => {
    const set = await setUpCharity('50', success(DONATED))
    await set.store.submission.submit()
    expect([set.root.ui.confirmRequest, set.store.form.fields.points.error]).toEqual([
      undefined,
      '每次至少捐赠100积分',
    ])
    set.store.form.fields.points.set('500')
    const done = set.store.submission.submit()
    expect(set.store.submission.isAside).toBe(true)
    set.root.ui.settleConfirm(false)
    await done
    expect([set.store.isOpen, set.store.submission.isAside, set.sent()]).toEqual([true, false, []])
  })

  test.each([
    ['1000', 0],
    ['1001', 1],
  ])('of %s points asks for %p codes', async (points, times) => {
    const set = await setUpCharity(points, success(DONATED))
    const { check } = set.store.donation
    const done = donate(set)
    await flush()
    expect(check.isOpen).toBe(times === 1)
    if (check.isOpen) await typeCode(set.root, check, '123456')
    await done
    expect(set.sent()[0]?.verifyToken).toBe(times ? TOKEN : undefined)
  })

  test('goes again with the same key when the answer was lost', async () => {
    const lost = Promise.reject(Object.assign(new Error('gone'), { name: 'AbortError' }))
    lost.catch(() => undefined)
    const set = await setUpCharity('500', lost, success(DONATED))
    await donate(set)
    expect(set.store.isOpen).toBe(true)
    expect(set.store.submission.problem).toBe(
      '已取消。结果尚未确认，捐赠可能已经成功；再次提交会先查询结果，不会重复捐赠。',
    )
    // Points may have gone: what shows a balance fetches it anew.
    set.store.project.catchUp()
    expect([set.fetched(), hasMoved(set.root)]).toEqual([2, true])
    await donate(set)
    const [first, second] = set.sent()
    expect(second).toEqual(first)
    expect(set.store.donated).toEqual(DONATED)
  })

  test('goes again with the same key when the sheet was closed and opened meanwhile', async () => {
    const set = await setUpCharity('500', http(502), success(DONATED))
    await donate(set)
    set.store.close()
    set.store.open()
    set.store.form.fields.points.set('500')
    await donate(set)
    const [first, second] = set.sent()
    expect(second).toEqual(first)
    expect(set.store.donated).toEqual(DONATED)
  })

  test('of another number is not sent when the first was carried out', async () => {
    const set = await setUpCharity('500', http(502), success(DONATED))
    await donate(set)
    set.store.form.fields.points.set('600')
    const done = set.store.submission.submit()
    set.root.ui.settleConfirm(true)
    await flush()
    expect(set.root.ui.confirmRequest?.title).toBe('上一次捐赠已经成功')
    set.root.ui.settleConfirm(false)
    await done
    expect([set.sent().length, set.store.donated]).toEqual([1, undefined])
  })

  test('that the server refuses says so at its field', async () => {
    const errors = [{ field: 'points', msg: '积分不足，当前可用10积分' }]
    const set = await setUpCharity('500', inner(INNER.invalidInput, '请检查填写内容', { errors }))
    await donate(set)
    expect([set.store.isOpen, set.store.form.fields.points.error, set.store.submission.problem]).toEqual([
      true,
      '积分不足，当前可用10积分',
      undefined,
    ])
    set.store.open()
    expect([set.store.submission.problem, set.store.form.fields.points.error]).toEqual([undefined, undefined])
  })

  test('to a project that has ended meanwhile fetches it anew', async () => {
    const set = await setUpCharity('500', inner(INNER.stateConflict, '项目已结束，不能再捐赠'))
    await donate(set)
    expect([set.store.isOpen, set.root.ui.toast?.text, set.fetched()]).toEqual([
      false,
      '项目已结束，不能再捐赠',
      2,
    ])
  })
})

test('the centre fetches anew only once points have moved', async () => {
  const { transport, calls } = fakeTransport({
    vipHome: success(HOME),
    charityList: success({ list: [], total: 0, pages: 0, pageNum: 1 }),
    donationList: success({ list: [], total: 0, pages: 0, pageNum: 1 }),
  })
  const root = new RootStore(transport)
  const store = new CenterStore(root)
  const parts = [store.home, store.projects, store.donations]
  const catchUp = async () => {
    parts.forEach(part => part.catchUp())
    await flush()
    return calls.splice(0).map(({ name }) => name)
  }
  await store.refresh()
  calls.length = 0
  expect(await catchUp()).toEqual([])
  root.get(Changes).touch('points')
  expect(await catchUp()).toEqual(['vipHome', 'charityList', 'donationList'])
  expect(await catchUp()).toEqual([])
})

describe('joining an activity', () => {
  const ACTIVITY = {
    activityId: 'A1',
    title: '公益课堂',
    bannerUrl: '',
    startTime: '2026-11-10 00:00:00',
    endTime: '2026-12-10 23:59:59',
    status: '1',
    content: '',
    rules: '',
    organiser: '',
    contact: '',
    points: 200,
    joined: '0',
    serverTime: '2026-11-20 10:00:00',
  }

  async function setUp(join: ReturnType<typeof success>, ...details: object[]) {
    const { transport, calls } = fakeTransport({
      activityDetail: () => success({ ...ACTIVITY, ...(details.length > 1 ? details.shift() : details[0]) }),
      activityJoin: join,
    })
    const root = new RootStore(transport)
    const store = new ActivityStore(root, 'A1')
    await store.activity.load()
    return { root, store, joins: () => calls.filter(({ name }) => name === 'activityJoin').length }
  }

  test('a visitor logs in first', async () => {
    const { root, store, joins } = await setUp(success({ joined: '1', pointsAwarded: 200 }))
    const login = jest.spyOn(root, 'requestLogin').mockImplementation(() => undefined)
    await store.join()
    expect([login.mock.calls.length, joins()]).toEqual([1, 0])
  })

  test('a customer has joined at once', async () => {
    const { root, store } = await setUp(success({ joined: '1', pointsAwarded: 200 }))
    runInAction(() => (root.user.session = 'known'))
    await store.join()
    expect([store.activity.data?.joined, hasMoved(root)]).toEqual(['1', true])
  })

  test('what had ended meanwhile shows as it is now', async () => {
    const { root, store } = await setUp(inner(INNER.stateConflict, '活动已结束'), {}, { status: '2' })
    runInAction(() => (root.user.session = 'known'))
    await store.join()
    expect([store.activity.data?.status, store.problem]).toEqual(['2', undefined])
  })

  test('a failure is told', async () => {
    const { root, store } = await setUp(inner(INNER.systemBusy, '系统繁忙，请稍后再试'))
    runInAction(() => (root.user.session = 'known'))
    await store.join()
    expect(store.problem).toBe('系统繁忙，请稍后再试')
  })
})
