import { CONSENT_CODES, type Consent, type ConsentCode } from '@/contract/personal-info'
import { dateTimeInShanghai } from '@/lib/date'
import type { Db } from '../store/database'
import { consentOf } from '../store/consents'

interface ConsentTexts {
  readonly name: string
  readonly purpose: string
  readonly effects: readonly string[]
}

const TEXTS: Readonly<Record<ConsentCode, ConsentTexts>> = {
  analytics: {
    name: '使用行为分析',
    purpose: '统计页面浏览与点击，用于改进页面与服务',
    effects: ['立即停止收集页面浏览与点击，尚未发送的记录一并删除', '不影响您查看资产和办理任何业务'],
  },
  face: {
    name: '人脸信息处理',
    purpose: '在实名认证和敏感操作时确认是您本人',
    effects: [
      '不能再使用人脸识别，需要核身的业务改为人工审核',
      '已完成的核验结果按法律规定保存，不含人脸图像',
    ],
  },
  wechat: {
    name: '微信账号绑定',
    purpose: '使用微信快捷登录',
    effects: ['立即解除与微信账号的绑定', '下次需要使用手机号和验证码登录'],
  },
  partner: {
    name: '向合作机构提供信息',
    purpose: '由合作机构为您提供税务咨询、养老服务等增值服务',
    effects: [
      '不再向需要您同意的合作机构提供个人信息',
      '已经提供的信息，我们会通知对方删除',
      '增值服务将停止，信托业务不受影响',
    ],
  },
}

/** One consent of a customer as the contract names it. */
export function consentView(db: Db, customerId: string, code: ConsentCode): Consent {
  const { status, changedAt } = consentOf(db, customerId, code)
  const { name, purpose, effects } = TEXTS[code]
  return {
    consentCode: code,
    name,
    purpose,
    status,
    time: changedAt > 0 ? dateTimeInShanghai(changedAt) : '',
    effects: [...effects],
  }
}

/** Every consent of a customer, in the order of the list. */
export function consentViews(db: Db, customerId: string): Consent[] {
  return CONSENT_CODES.map(code => consentView(db, customerId, code))
}
