/** @jest-environment jsdom */
import { saveImage } from '@/platform/elements/image.h5'
import { saveContact } from './contact.h5'
import { fileAction, openFile } from './file.h5'
import { hostWindow } from './host.h5'
import { isInAppBrowser, keepsNoFiles, TO_REAL_BROWSER } from './in-app-browser'
import { addToCalendar } from './phone-calendar.h5'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; V2183A) AppleWebKit/537.36 Chrome/111.0 Mobile Safari/537.36'
const ELSEWHERE = { kind: 'failed', message: TO_REAL_BROWSER }

const clicked = jest.fn()

beforeEach(() => {
  clicked.mockReset()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(clicked)
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
})
afterEach(() => jest.restoreAllMocks())

const saveAll = async () => [
  await saveImage('data:image/png;base64,AAAA', 'a.png'),
  await openFile({ url: '/a.pdf', fileName: 'a.pdf', format: 'pdf' }),
  await addToCalendar({ entries: [], now: '2026-11-20 09:00:00', onAdded: () => undefined }),
  await saveContact({ name: '周明', mobile: '19900000001', organisation: '远岚信托' }),
]

const shownBy = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)

test.each([
  ['WeChat', `${IPHONE} MicroMessenger/8.0.49(0x1800312c) NetType/WIFI Language/zh_CN`],
  ['WeCom', `${ANDROID} wxwork/4.1.6 MicroMessenger/7.0.1`],
  ['QQ', `${IPHONE} QQ/8.9.80.618 V1_IPH_SQ_8.9.80`],
  ['Weibo', `${IPHONE} Weibo (iPhone14,5__weibo__13.9.0__iphone__os17.0)`],
  ['DingTalk', `${ANDROID} AliApp(DingTalk/7.0.40) com.alibaba.android.rimet/29410504`],
  ['Alipay', `${IPHONE} NebulaSDK/1.8.100112 AlipayClient/10.5.16 Language/zh-Hans`],
  ['Feishu', `${ANDROID} Lark/7.5.4 LarkLocale/zh_CN`],
  ['Douyin', `${ANDROID} aweme_270400 BytedanceWebview/d8a21c6`],
  ['Baidu', `${IPHONE} baiduboxapp/13.41.0.10`],
])('within %s nothing is said to be saved, and files lead to a real browser', async (_app, agent) => {
  shownBy(agent)
  expect([isInAppBrowser(), keepsNoFiles(), fileAction()]).toEqual([true, true, 'download'])
  expect(await saveAll()).toEqual([{ kind: 'unsupported' }, ELSEWHERE, ELSEWHERE, ELSEWHERE])
  expect(clicked).not.toHaveBeenCalled()
})

test.each([
  ['Safari', `${IPHONE} Version/17.0 Safari/604.1`],
  ['Chrome', ANDROID],
  ['QQ Browser', `${ANDROID} MQQBrowser/14.2`],
  ['UC', `${ANDROID} UCBrowser/15.5.0.1265`],
])('%s keeps files', async (_browser, agent) => {
  shownBy(agent)
  expect(keepsNoFiles()).toBe(false)
  const kinds = (await saveAll()).map(({ kind }) => kind)
  expect(kinds).toEqual(['done', 'done', 'downloaded', 'done'])
  expect(clicked).toHaveBeenCalledTimes(4)
})

test('a web-view of a mini-program keeps none, and has no browser to lead to', () => {
  Object.assign(hostWindow(), { __wxjs_environment: 'miniprogram' })
  expect([isInAppBrowser(), keepsNoFiles()]).toEqual([false, true])
  delete hostWindow().__wxjs_environment
})

test('the native app saves whatever its user agent says', () => {
  shownBy(`${IPHONE} AliApp(x)`)
  Object.assign(hostWindow(), { trustAppAndroid: { postMessage: () => undefined } })
  expect(keepsNoFiles()).toBe(false)
  delete hostWindow().trustAppAndroid
})
