import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'assets/certificates': () => import('@/packages/assets/certificates/certificates'),
  'assets/certificate-apply': () => import('@/packages/assets/certificates/certificate-apply'),
  'assets/certificate-applied': () => import('@/packages/assets/certificates/certificate-applied'),
})

const WAITING = 'CT202611200940050017'
const REJECTED = 'CT202610211027180044'

describeScreens(stack, [
  {
    page: 'assets/certificates',
    as: 'U1',
    reads: ['assetCertList pageNum=1 pageSize=20'],
    says: [
      '时点资产证明待审核2026-11-19 · 中文资产总额 14,645,525.57用途：合格投资者认定',
      '预计 2026-11-23 前办结，审核开始以前可以撤回',
      '期间持有证明审核中2025-11-19 至 2026-11-18 · 中英文',
      '有效期至 2026-12-13验真码 YLK7M3PX9T2Q',
      '已通知 l***n@example.com',
      '原因：英文姓名与证件不一致，请核对后重新申请',
      '已于 2026-07-09 失效，如需使用请重新申请',
      '您已撤回这份申请',
      '已显示全部 6 份',
    ],
    leads: [
      ['certificate-apply', 'assetCertificationCheck'],
      ['certificate-again', `assetCertificationCheck?certId=${REJECTED}`],
    ],
  },
  {
    page: 'assets/certificates',
    params: { status: '3' },
    as: 'U1',
    reads: ['assetCertList status=3 pageNum=1 pageSize=20'],
    says: ['用途：子女入学', '已显示全部 1 份'],
  },
  {
    page: 'assets/certificates',
    as: 'U3',
    reads: ['assetCertList pageNum=1 pageSize=20'],
    says: ['还没有资产证明', '请先完成实名认证'],
  },
  {
    page: 'assets/certificate-applied',
    params: { certId: WAITING },
    as: 'U1',
    reads: [`assetCertDetail certId=${WAITING}`],
    says: [
      '申请已提交',
      '申请编号ZM202611200940050017',
      '证明类型时点资产证明',
      '证明日期2026-11-19',
      '预计办结2026-11-23',
      '接收邮箱l***n@example.com',
    ],
    leads: [
      ['查看我的证明', 'assetCertificationLetterList', 'instead'],
      ['返回我的资产', 'assets/assetsList', 'instead'],
    ],
  },
])
