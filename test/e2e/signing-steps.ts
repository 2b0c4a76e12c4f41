import { isOff } from '@/lib/flag'
import type { useApp, Visit } from './harness'
import { sign } from './signature-visit'

type App = ReturnType<typeof useApp>

export const PAGES = {
  order: '/phone/Myorder/myorderList/myorderdetails',
  contract: '/phone/Myorder/myorderList/signthecontract',
  paper: '/phone/Myorder/myorderList/showContractPdf',
  confirmation: '/phone/Myorder/myorderList/contractinfconfirmation',
  signature: '/phone/Myorder/signthecontractFace',
  signed: '/phone/Myorder/myorderList/signthecontractSuccess',
  success: '/phone/product/signContactSuccess',
} as const

/** U1's orders that wait for a signature: C04 in 20, and C02 in 21, of whose papers three are read. */
export const ORDERS = { toSign: 'D2026111910003', begun: 'D2026111810005' } as const

interface ListedPaper {
  readonly docId: string
  readonly fileId: string
  readonly hash: string
  readonly pageCount: number
  readonly readFlag: string
  readonly minReadSeconds: number
}

/** Calls the server as the customer of this visit, past the pages. */
export async function ask<T>(visit: Visit, name: string, requestData: object): Promise<T> {
  const response = await visit.context.request.post(
    `${new URL(visit.page.url()).origin}/services/trustAppApi/${name}`,
    {
      data: { requestData },
    },
  )
  const { result } = (await response.json()) as { result: { data: T } }
  return result.data
}

/** Reads what is left of the papers, but for so many of them, as pages that were open long enough would tell it. */
export async function readRest(app: App, visit: Visit, orderId: string, but = 0): Promise<void> {
  const { docs } = await ask<{ docs: ListedPaper[] }>(visit, 'contractDocList', { orderId })
  const unread = docs.filter(({ readFlag }) => isOff(readFlag))
  const due = unread.slice(0, unread.length - but)
  for (const { fileId } of due) await ask(visit, 'fileUrlQuery', { fileId })
  await app.control('POST', 'clock', { advanceSeconds: 30 })
  for (const { docId, pageCount, hash } of due) {
    const requestNo = `read-${docId}-${Date.now()}`
    await ask(visit, 'docReadReport', {
      docId,
      lastPage: pageCount,
      isEnd: '1',
      seconds: 30,
      hash,
      requestNo,
    })
  }
}

const STATEMENT = /^本人已阅读并理解上述全部文件/

/** From the papers, all of them read, to the confirmation. */
export async function agree(visit: Visit): Promise<void> {
  await visit.page.getByRole('checkbox', { name: STATEMENT }).click()
  await visit.tap('下一步')
  await visit.arriveAt(PAGES.confirmation)
}

/** Chooses the region of the address level by level, and types the rest. */
export async function fillIn(visit: Visit): Promise<void> {
  await visit.tap(/^所在地区：/)
  for (const name of ['北京市', '北京市', '海淀区']) {
    await visit.page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    if (name === '北京市') await visit.see(/返回上一级/)
  }
  await visit.page.getByLabel('详细地址').fill('远岚路18号院6号楼902室')
  await visit.page.getByLabel('接收邮箱').fill('lin.zhiyuan@mail.example')
}

/** From the confirmation to the page that signs. */
export async function confirm(visit: Visit): Promise<void> {
  await fillIn(visit)
  await visit.tap('确认无误，下一步')
  await visit.arriveAt(PAGES.signature)
}

/** Has the face service say what it found; the page it was opened from comes back. */
export async function face(visit: Visit, result: '识别通过' | '识别未通过'): Promise<void> {
  await visit.page.getByRole('checkbox', { name: /^我同意为本次身份确认处理我的人脸信息/ }).click()
  await visit.tap(/^(开始人脸识别|重新识别)$/)
  await visit.page.waitForURL(url => url.pathname === '/sandbox/face')
  await visit.page.getByRole('button', { name: result, exact: true }).click()
  await visit.arriveAt(PAGES.signature)
}

export async function consent(visit: Visit): Promise<void> {
  await visit.page.getByRole('checkbox', { name: /^我同意申请并使用一次性电子签名证书/ }).click()
  await visit.tap('开始身份确认')
}

/** The code of the open sheet. */
export async function code(app: App, visit: Visit): Promise<void> {
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await visit.page.getByLabel('短信验证码', { exact: true }).fill(await app.lastCode())
  await visit.page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click()
}

/** Face and code, up to the signature. */
export async function prove(app: App, visit: Visit): Promise<void> {
  await consent(visit)
  await visit.see('请完成人脸识别')
  await face(visit, '识别通过')
  await visit.see('人脸识别已通过，请继续提交')
  await consent(visit)
  await code(app, visit)
  await visit.see('请签 林致远')
}

export async function write(visit: Visit): Promise<void> {
  await sign(visit.page)
  await visit.tap('确认签名')
}
