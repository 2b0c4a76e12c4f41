import TestUtils from '@tarojs/test-utils-react'
import type { ReactElement } from 'react'
import { deferred } from '@test/transport'
import { AppError } from '@/lib/app-error'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { type Page, PagedList } from '@/stores/primitives/paged-list'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { TextField } from '../fields/text-field'
import { DetailPage } from './detail-page'
import { FormPage } from './form-page'
import { ListPage } from './list-page'
import { ResultPage } from './result-page'

let reachBottom = () => {}

// Taro's page hooks need a page around them; journeys in a browser cover the real one.
jest.mock('@/platform/pages/scroll', () => ({
  useReachBottom: (handle: () => void) => {
    reachBottom = handle
  },
}))

const OFFLINE = new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })

const utils = new TestUtils()

async function show(element: ReactElement): Promise<HTMLElement> {
  await utils.mount(() => element)
  return document.body
}

async function until(check: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !check(); turn += 1) await new Promise(resolve => setTimeout(resolve, 10))
  expect(check()).toBe(true)
}

const says = (text: string) => document.body.textContent?.includes(text) ?? false

function tapButton(name: string): void {
  const button = [...document.querySelectorAll('button')].find(candidate => candidate.textContent === name)
  if (!button) throw new Error(`no button ${name}`)
  button.click()
}

afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
})

describe('DetailPage', () => {
  const page = (resource: Resource<string>) => (
    <DetailPage
      resource={resource}
      isEmpty={text => text === ''}
      empty="还没有内容"
      renderDock={text => `操作${text}`}
    >
      {text => `内容${text}`}
    </DetailPage>
  )

  it('shows nothing for 200 ms, then a skeleton, then the content with its dock', async () => {
    const held = deferred<string>()
    const body = await show(page(new Resource(() => held.promise)))
    expect(body.querySelector('[aria-busy]')).not.toBeNull()
    expect(body.querySelector('.skeleton__row')).toBeNull()
    await until(() => body.querySelector('.skeleton__row') !== null)
    held.resolve('甲')
    await until(() => says('内容甲') && says('操作甲'))
    expect(body.querySelector('.skeleton')).toBeNull()
  })

  it('shows the error with retry, and the content after it', async () => {
    const answers = [() => Promise.reject(OFFLINE), () => Promise.resolve('乙')]
    await show(page(new Resource(() => answers.shift()?.() ?? Promise.reject(OFFLINE))))
    await until(() => says(OFFLINE.message))
    expect(says('错误编号 E07')).toBe(true)
    expect(document.querySelector('[role=alert]')).not.toBeNull()
    tapButton('重试')
    await until(() => says('内容乙'))
  })

  it('tells empty from loading', async () => {
    await show(page(new Resource(() => Promise.resolve(''))))
    await until(() => says('还没有内容'))
    expect(says('操作')).toBe(false)
  })
})

describe('ListPage', () => {
  const listOf = (fetcher: () => Promise<Page<string>>) =>
    new PagedList<string, null>(fetcher, { filter: null, idOf: row => row })
  const page = (list: PagedList<string, null>) => (
    <ListPage list={list} head="筛选" empty="暂无记录" keyOf={row => row} renderRow={row => `行${row}`} />
  )

  it('shows head, rows and the end', async () => {
    await show(page(listOf(() => Promise.resolve({ list: ['1', '2'], total: 2, pages: 1, pageNum: 1 }))))
    await until(() => says('行1') && says('行2') && says('已显示全部'))
    expect(document.querySelectorAll('[role=listitem]')).toHaveLength(2)
    expect(says('筛选')).toBe(true)
  })

  it('shows a skeleton while the first page comes', async () => {
    await show(page(listOf(() => deferred<Page<string>>().promise)))
    await until(() => document.querySelector('.skeleton__row') !== null)
    expect(says('筛选')).toBe(true)
  })

  it('shows what is missing', async () => {
    await show(page(listOf(() => Promise.resolve({ list: [], total: 0, pages: 0, pageNum: 1 }))))
    await until(() => says('暂无记录'))
  })

  it('shows the error of the first page with retry', async () => {
    const answers = [
      Promise.reject(OFFLINE),
      Promise.resolve({ list: ['3'], total: 1, pages: 1, pageNum: 1 }),
    ]
    answers[0]?.catch(() => {})
    await show(page(listOf(() => answers.shift() ?? Promise.reject(OFFLINE))))
    await until(() => says(OFFLINE.message))
    tapButton('重试')
    await until(() => says('行3'))
  })

  it('keeps the rows when the next page fails', async () => {
    const list = listOf(
      jest
        .fn<Promise<Page<string>>, []>()
        .mockResolvedValueOnce({ list: ['1'], total: 2, pages: 2, pageNum: 1 })
        .mockRejectedValueOnce(OFFLINE)
        .mockResolvedValueOnce({ list: ['2'], total: 2, pages: 2, pageNum: 2 }),
    )
    await show(page(list))
    await until(() => says('行1'))
    reachBottom()
    await until(() => says(OFFLINE.message) && says('行1'))
    tapButton('重试')
    await until(() => says('行2'))
  })
})

describe('FormPage', () => {
  function setUp(send: (input: string) => Promise<string>) {
    const form = new Form({
      name: text({ required: '请输入正确的姓名' }),
      city: text({ required: '请填写城市' }),
    })
    const submission = new FormSubmission({
      form,
      write: new Submission(send),
      input: ({ name }) => name,
      onDone: () => undefined,
    })
    const element = (
      <FormPage submission={submission} submitText="提交">
        <TextField field={form.fields.name} label="姓名" kind="text" />
        <TextField field={form.fields.city} label="城市" kind="text" />
      </FormPage>
    )
    return { form, submission, element }
  }

  it('says every error, ties it to its field and focuses the first', async () => {
    const send = jest.fn(() => Promise.resolve(''))
    const { form, element } = setUp(send)
    await show(element)
    tapButton('提交')
    await until(() => says('有 2 处需要修改'))
    const { id } = form.fields.name
    const input = document.getElementById(id)
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    const notes = document.getElementById(input?.getAttribute('aria-describedby') ?? '')
    expect(notes?.textContent).toContain('请输入正确的姓名')
    expect(document.activeElement).toBe(input)
    expect(document.querySelector(`label[for=${id}]`)?.textContent).toBe('姓名')
    expect(send).not.toHaveBeenCalled()
  })

  it('is busy while it is sent, sends once, and keeps the form when it fails', async () => {
    const held = deferred<string>()
    const send = jest.fn(() => held.promise)
    const { form, element } = setUp(send)
    form.fields.name.set('林致远')
    form.fields.city.set('北京')
    await show(element)
    tapButton('提交')
    await until(() => says('提交中'))
    tapButton('提交中')
    held.reject(new AppError({ kind: 'business', code: '10050001', message: '状态已变更，请刷新' }))
    await until(() => says('状态已变更，请刷新'))
    expect(send).toHaveBeenCalledTimes(1)
    expect(form.fields.name.content).toBe('林致远')
  })
})

describe('ResultPage', () => {
  it('shows title, facts and what happens next', async () => {
    await show(
      <ResultPage
        picture="success"
        title="提交成功"
        text="我们已收到"
        facts={[{ label: '申请编号', value: 'A1' }]}
        nextSteps={['审核', '签约']}
        actions="完成"
      />,
    )
    for (const text of ['提交成功', '我们已收到', '申请编号', 'A1', '1. 审核', '2. 签约', '完成']) {
      expect(says(text)).toBe(true)
    }
  })
})
