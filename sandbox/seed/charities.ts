import { insertRows } from '../store/insert'
import type { Seed } from './order'

const html = (parts: readonly string[]) => parts.map(part => `<p>${part}</p>`).join('')

/** `raised` and `donors` are the figures of the day; what the donations below do not explain came before them. */
const CHARITIES = [
  {
    charity_id: 'CP1',
    name: '清源计划 · 山区饮水改造',
    org_name: '北京公益慈善基金会',
    org_reg_no: '慈登字 2016-0108',
    cover: 'charity-water',
    content: html([
      '西部山区的一些村庄，孩子们每天要走两公里去背水。雨季的水是浑的，旱季的窖是空的。',
      '<strong>清源计划</strong>为村庄修建蓄水池、铺设管道、安装净水设备，并培训村民自己维护。每一处水质由第三方机构每季检测，结果向捐赠人公布。',
      '<img src="/services/trustAppApi/picture/charity-water-pipe.svg" alt="村民在检查新铺设的输水管道">',
      '到今天，已有 64 个村庄用上了达标的饮用水。我们想在明年春天之前，再为 36 个村庄送去清水。',
    ]),
    goal_points: 1_000_000,
    min_points: 100,
    raised: 640_000,
    donors: 1208,
    start_time: '2025-03-01 00:00:00',
    end_time: '2027-01-01 23:59:59',
  },
  {
    charity_id: 'CP2',
    name: '山里的图书室',
    org_name: '北京公益慈善基金会',
    org_reg_no: '慈登字 2016-0108',
    cover: 'charity-library',
    content: html([
      '为 30 所乡村小学各建一间图书室：书架、阅览桌椅、两千册图书，和一位受过培训的图书老师。',
      '<img src="/services/trustAppApi/picture/charity-library-room.svg" alt="孩子们在新图书室里看书">',
      '项目已于今年夏天完成，全部图书室已交付使用。感谢每一位捐赠人。',
    ]),
    goal_points: 300_000,
    min_points: 50,
    raised: 300_000,
    donors: 862,
    start_time: '2023-09-01 00:00:00',
    end_time: '2026-06-30 23:59:59',
  },
  {
    charity_id: 'CP3',
    name: '银龄陪伴 · 社区助老',
    org_name: '远山社区服务中心',
    org_reg_no: '慈登字 2019-0231',
    cover: 'charity-elders',
    content: html([
      '为独居老人安排每周一次的上门陪伴：量血压、读报、教用手机，以及一顿热饭。',
      '志愿者均经过培训与背景核查，每次服务都有记录，可供捐赠人查询。',
    ]),
    goal_points: 200_000,
    min_points: 1,
    raised: 173_240,
    donors: 655,
    start_time: '2026-02-01 00:00:00',
    end_time: '2026-11-30 23:59:59',
  },
  {
    charity_id: 'CP4',
    name: '湿地候鸟守护',
    org_name: '蓝湾生态保护协会',
    org_reg_no: '慈登字 2020-0077',
    cover: 'charity-wetland',
    content: html(['在候鸟迁徙通道上恢复 200 亩湿地，并设置三处观测站。项目将于十二月中旬开放捐赠。']),
    goal_points: 400_000,
    min_points: 100,
    raised: 0,
    donors: 0,
    start_time: '2026-12-15 00:00:00',
    end_time: '2027-06-30 23:59:59',
  },
] as const

const UPDATES = [
  {
    charity_id: 'CP1',
    date: '2026-11-02',
    text: '第 64 个村庄通水，水质检测全部达标。',
    picture: 'charity-water-64',
  },
  {
    charity_id: 'CP1',
    date: '2026-08-15',
    text: '三座蓄水池完成加固，汛期运行正常。',
    picture: 'charity-water-pool',
  },
  {
    charity_id: 'CP1',
    date: '2026-04-20',
    text: '新一批净水设备运抵项目地，开始安装。',
    picture: 'charity-water-kit',
  },
  {
    charity_id: 'CP2',
    date: '2026-06-28',
    text: '最后一间图书室交付，项目圆满完成。',
    picture: 'charity-library-last',
  },
  {
    charity_id: 'CP2',
    date: '2025-09-10',
    text: '首批 20 位图书老师完成培训。',
    picture: '',
  },
  {
    charity_id: 'CP3',
    date: '2026-10-12',
    text: '重阳节探访 120 位老人，送去冬衣。',
    picture: 'charity-elders-visit',
  },
] as const

interface DonationSeed {
  readonly donationId: string
  readonly customerId: string
  readonly charityId: string
  readonly charityName: string
  readonly points: number
  readonly anonymous: '0' | '1'
  readonly donatedAt: string
  readonly certNo: string
}

const nameOf = (charityId: string) => CHARITIES.find(charity => charity.charity_id === charityId)?.name ?? ''

const donation = (
  donationId: string,
  customerId: string,
  charityId: string,
  points: number,
  more: { anonymous?: '0' | '1'; time?: string; certNo?: string } = {},
): DonationSeed => {
  const day = `${donationId.slice(1, 5)}-${donationId.slice(5, 7)}-${donationId.slice(7, 9)}`
  return {
    donationId,
    customerId,
    charityId,
    charityName: nameOf(charityId),
    points,
    anonymous: more.anonymous ?? '1',
    donatedAt: `${day}T${more.time ?? '14:30:00'}+08:00`,
    certNo: more.certNo ?? '',
  }
}

/** 26 donations of U6 (the annual report counts 126,800 points), a month apart. */
const donationsOfU6 = Array.from({ length: 26 }, (_, index) => {
  const month = 10 + index
  const day = `${2023 + Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}15`
  const charityId = index < 14 ? 'CP2' : index % 2 ? 'CP2' : 'CP1'
  const isNamed = index % 3 === 0
  return donation(
    `D${day}10${String(index).padStart(3, '0')}`,
    '100006',
    charityId,
    index === 0 ? 6800 : 4800,
    {
      anonymous: isNamed ? '0' : '1',
    },
  )
})

/** Donations of the past; three of U1's, 3,600 points together, one of them with a certificate (B9.8). */
export const DONATIONS: readonly DonationSeed[] = [
  donation('D2024051200101', '100001', 'CP2', 600, { anonymous: '0' }),
  donation('D2024121800102', '100001', 'CP2', 1000),
  donation('D2025090900103', '100001', 'CP1', 2000, { anonymous: '0', certNo: 'YLGY-2025090900103' }),
  donation('D2025041200104', '100004', 'CP1', 200, { anonymous: '0' }),
  ...donationsOfU6,
]

/** Projects, their news and the donations of the customers. */
export const charitiesSeed: Seed = {
  name: 'charities',
  after: ['customers'],
  fill(db) {
    insertRows(
      db,
      'charities',
      CHARITIES.map(({ raised, donors, ...charity }) => {
        const own = DONATIONS.filter(({ charityId }) => charityId === charity.charity_id)
        return {
          ...charity,
          opening_points: raised - own.reduce((sum, { points }) => sum + points, 0),
          opening_donors: donors - new Set(own.map(({ customerId }) => customerId)).size,
        }
      }),
    )
    insertRows(db, 'charity_updates', UPDATES)
    insertRows(
      db,
      'donations',
      DONATIONS.map(({ donationId, customerId, charityId, points, anonymous, donatedAt, certNo }) => ({
        donation_id: donationId,
        customer_id: customerId,
        charity_id: charityId,
        points,
        anonymous,
        donated_at: Date.parse(donatedAt),
        cert_no: certNo,
      })),
    )
  },
}
