import type { AppPlatform, AppVersion, GuideStep } from '@/contract/app-info'
import { screenUrl } from '../files/pictures'

/** Where each platform's app lies; a channel is passed on to it. */
const DOWNLOADS: Readonly<Record<AppPlatform, string>> = {
  ios: 'https://static.yuanlan-trust.example/app/ios',
  android: 'https://static.yuanlan-trust.example/app/yuanlan-5.2.0.apk',
  other: '',
}

const SIZES: Readonly<Record<AppPlatform, string>> = { ios: '86.4 MB', android: '52.1 MB', other: '' }

/** Channels of partners that may be passed on; any other one counts as none. */
const CHANNELS: readonly string[] = ['jy', 'branch01', 'branch02', 'share']

/** The newest version of the app for a platform and a channel. */
export function appVersion(platform: AppPlatform, channel: string | undefined): AppVersion {
  const query = channel && CHANNELS.includes(channel) ? `?channel=${channel}` : ''
  const address = DOWNLOADS[platform]
  return {
    appName: '远岚信托',
    version: '5.2.0',
    size: SIZES[platform],
    updateDate: '2026-11-06',
    changes: ['长辈版支持五档字号', '交易记录支持按月汇总与导出', '家族信托进度一目了然'],
    downloadUrl: address && address + query,
    developer: '远岚信托有限责任公司',
    icpNo: '京ICP备00000000号-1A',
    permissions: [
      { name: '相机', purpose: '拍摄身份证件、人脸识别时使用' },
      { name: '相册', purpose: '上传证明材料、保存证书时使用' },
      { name: '通知', purpose: '交易与分配进度提醒，可随时关闭' },
    ],
  }
}

/** The newcomer guide in its order. */
export const GUIDE: readonly GuideStep[] = [
  {
    title: '一页看清全部资产',
    text: '总资产、各类占比与持有收益都在“我的资产”。点按眼睛图标即可隐藏金额。',
    imageUrl: screenUrl('guide-assets'),
    alt: '“我的资产”页面示例：上方是总资产与眼睛图标，下方是各类资产的占比',
  },
  {
    title: '每一笔交易有据可查',
    text: '交易记录按月汇总，打开任意一笔可以看到受理、确认、到账的每一步。',
    imageUrl: screenUrl('guide-trades'),
    alt: '交易记录页面示例：交易按月排列，每笔写明日期、类型与金额',
  },
  {
    title: '家族信托安心托付',
    text: '受益人、分配方案与受益记录集中管理，重要变更都会再次核验您的身份。',
    imageUrl: screenUrl('guide-family'),
    alt: '家族信托页面示例：信托财产总额与各项分配',
  },
  {
    title: '看不清？打开长辈版',
    text: '在首页点“大字”，文字与按钮一起变大，在设置中可选五档。需要帮助时，每个页面的底部都能找到客服。',
    imageUrl: screenUrl('guide-care'),
    alt: '字号设置页面示例：五档字号与预览文字',
  },
]
