import { post } from './api.mjs'

const PAGES = { held: 8, neverHeld: 4 }

/** The three answers behind the cover of the annual report, asked for at once, as its texts. */
export async function loadCover() {
  const [user, lottery, report] = await Promise.all([
    post('userDetail'),
    post('assetReportLotteryInfo'),
    post('userAssetReportInfo'),
  ])
  const pages = lottery.userType === '0' ? PAGES.neverHeld : PAGES.held
  return {
    title: `${lottery.currentYear} 年度资产报告`,
    name: user.nameMask,
    length: `共 ${pages} 页，约 ${Math.ceil(pages / 4)} 分钟`,
    until: `统计截至 ${report.assetRangeDateEnd}`,
    actions: lottery.ispartLottery === '1' ? ['再看一遍', '查看抽奖结果'] : ['开始阅读'],
  }
}
