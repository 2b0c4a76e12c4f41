import type { ReactNode } from 'react'

/**
 * What the gallery (`/sandbox/kit`) shows of the parts of a folder: of each, by its name, its looks by theirs. Every exported part has
 * a story (test/architecture/stories.test.ts), every story is looked at in every mode (test/e2e/gallery.e2e.ts).
 */
export type Stories = Readonly<Record<string, Readonly<Record<string, () => ReactNode>>>>

/** For handlers: a story answers no tap but by what the part does itself. */
export function nothing(): void {}

/** A name as long as they come, for what must not break a line in two or hide its end. */
export const LONG_NAME = '远澜稳进配置型集合资金信托计划第十七期（二〇二六年第三次开放）优先级受益权'

export const LONG_TEXT =
  '该产品封闭运行至 2027-06-30，期间不开放赎回；到期后本金与收益在五个工作日内划入您签约时登记的银行账户，如账户有变更请于到期前三十日提交申请。'
