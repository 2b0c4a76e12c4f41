import type { FirstStepName } from '@/domains/gates/first-steps'

/** How a step before the first purchase is spoken of. */
interface StepWords {
  readonly about: string
  /** How long it takes and what has to be at hand. */
  readonly needs: readonly string[]
  readonly begin: string
}

export const STEP_WORDS: Readonly<Record<FirstStepName, StepWords>> = {
  realName: {
    about: '确认是您本人在操作',
    needs: ['约 3 分钟', '身份证原件', '本人刷脸'],
    begin: '开始认证',
  },
  tax: {
    about: '按监管要求，约 1 分钟',
    needs: ['约 1 分钟', '境外纳税人识别号（如有）'],
    begin: '开始声明',
  },
  risk: {
    about: '了解适合您的风险等级，约 5 分钟',
    needs: ['约 5 分钟', '按实际情况作答'],
    begin: '开始测评',
  },
  investor: {
    about: '须上传资产或收入证明',
    needs: ['约 5 分钟', '资产或收入证明'],
    begin: '去认定',
  },
}
