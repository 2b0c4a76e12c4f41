import { filesBelow, read } from './project'

const sources = filesBelow('src/packages').filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const topicOf = (file: string) => file.split('/').slice(0, 4).join('/')

/** Giving up a consent or an upload is no dialog of a page. */
const NO_DIALOG = ['consentWithdraw']

test('each topic with a write that takes something back hears the cancel dialog of the native app', () => {
  const taking = sources.filter(file =>
    [...read(file).matchAll(/root\.write\(\s*(\w*(?:Cancel|Withdraw))\b/g)].some(
      ([, name = '']) => !NO_DIALOG.includes(name),
    ),
  )
  const hearing = sources.filter(file => read(file).includes('useCancelDialog(')).map(topicOf)
  expect(taking.length).toBeGreaterThan(10)
  expect([...new Set(taking.map(topicOf))].filter(topic => !hearing.includes(topic))).toEqual([])
})
