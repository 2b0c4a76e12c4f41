import fs from 'node:fs'
import path from 'node:path'

const SOURCES = path.resolve(__dirname, '../..')

/** Texts that stand apart from what shows them: the file that shows them, and has the way. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  // A card is one link: it opens the page that has the way.
  'packages/recording/records/recording-card.tsx': 'packages/recording/records/recording-dock.tsx',
  'packages/recording/records/recording-texts.ts': 'packages/recording/records/recording-dock.tsx',
  'packages/recording/recorder/recorder-store.ts': 'packages/recording/records/recording-dock.tsx',
  'domains/orders/order-texts.ts': 'packages/products/orders/order-view.tsx',
  // Said by the server when somebody logs in; the login page has the foot.
  'contract/codes.ts': 'domains/shell/help-foot.tsx',
  'lib/ticket-rules.ts': 'domains/shell/help-foot.tsx',
  'routes/advisor.ts': 'packages/advisor/contact/contact-ways.tsx',
}

/** Pages whose foot (domains/shell/help-foot) has the number that their words give. */
const HAS_FOOT = [
  'packages/identity/real-name/result-view.tsx',
  'packages/identity/papers/upload-result-view.tsx',
  'packages/account/session/login/index.tsx',
  'packages/content/help/help-vote.tsx',
]

const SAYS = /\{HOTLINE\}|联系(您的)?理财经理|联系信托经理|客服热线|客服电话/
const LEADS = /useCall\(|useContact\(|<ContactRow|<HotlineLink|callPhone\(/

const files = fs
  .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map(file => file.split(path.sep).join('/'))
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

const textOf = (file: string) =>
  fs.readFileSync(path.join(SOURCES, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '')

test('whoever is told to call, or to ask the manager, can tap the way there', () => {
  const saying = files.filter(file => SAYS.test(textOf(file)))
  expect(saying.length).toBeGreaterThan(15)
  const without = saying.filter(
    file => !HAS_FOOT.includes(file) && !LEADS.test(textOf(SHOWN_BY[file] ?? file)),
  )
  expect(without).toEqual([])
})

test('nothing is excused that says no such thing any more', () => {
  const excused = [...Object.keys(SHOWN_BY), ...HAS_FOOT]
  expect(excused.filter(file => !SAYS.test(textOf(file)))).toEqual([])
})
