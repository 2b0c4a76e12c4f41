import { plainCount, plainMoney, plainPercent, plainShares } from '@/lib/typed-quantity'
import { plainLatin, plainName } from '@/lib/typed-name'
import { compactMobile, compactNumber, compactPaperNo } from '@/lib/compact-number'
import { captchaRule, typedCodeRule } from '@/lib/typed-number'
import { cardRule, nameRule } from '@/lib/validate'
import { type Field, text } from './field'

type Options = Omit<NonNullable<Parameters<typeof text>[0]>, 'clean'>

const cleaned =
  (clean: (typed: string) => string, common: Options = {}) =>
  (options: Options = {}): Field<string> =>
    text({ ...common, ...options, clean })

// What is judged, shown in words and sent is what these read; what they cannot read stays as typed, for the rule to refuse.

/** Yuan. */
export const moneyText = cleaned(plainMoney)
/** Shares of a product. */
export const sharesText = cleaned(plainShares)
/** Percent. */
export const percentText = cleaned(plainPercent)
/** A whole number: points, years. */
export const countText = cleaned(plainCount)

/** A code that came by text (rule V-SMS). */
export const smsCodeText = cleaned(compactNumber, { rule: typedCodeRule })
/** The digits of a picture. */
export const captchaText = cleaned(compactNumber, { rule: captchaRule })
/** A bank card (rule V-CARD). */
export const cardNoText = cleaned(compactNumber, { rule: cardRule, label: '银行卡号' })
/** A number with letters: of a paper, of an organisation. */
export const paperNoText = cleaned(compactPaperNo)
/** A phone; `mobileText` judges it as well. */
export const phoneText = cleaned(compactMobile)
/** A person's name (rule V-NAME). */
export const nameText = cleaned(plainName, { rule: nameRule, label: '姓名' })
/** A text in latin letters, as an address abroad. */
export const latinText = cleaned(plainLatin)
/** A name that may be an organisation's: its brackets and signs are its own. */
export const anyNameText = (isOrganisation: () => boolean, options: Options): Field<string> =>
  text({ ...options, clean: name => (isOrganisation() ? name.trim() : plainName(name)) })
