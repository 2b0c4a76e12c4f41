import { PageStack } from '@test/page-stack'
import { until } from '@test/until'
import { useState } from 'react'
import { PageShell } from '@/domains/shell/page-shell'
import { useUnsavedGuard } from '@/domains/shell/use-unsaved-guard'
import { useStores } from '@/stores/root/context'
import { Dialog } from '@/ui/overlays/dialog'

/** A page with two sheets, one over the other, a page that opens from the lower one, and something to lose. */
function Sheets() {
  const [open, setOpen] = useState(0)
  const [isUnsaved, setUnsaved] = useState(false)
  const { navigation } = useStores()
  useUnsavedGuard(isUnsaved)
  return (
    <PageShell route="content/help-center">
      <button onClick={() => setOpen(1)}>选择</button>
      <Dialog isOpen={open > 0} title="下层" shape="sheet" onClose={() => setOpen(0)}>
        <button onClick={() => setOpen(2)}>再选择</button>
        <button onClick={() => setUnsaved(true)}>填写</button>
        <button onClick={() => navigation.go('content/articles')}>查看</button>
      </Dialog>
      <Dialog isOpen={open > 1} title="上层" shape="sheet" onClose={() => setOpen(1)} />
    </PageShell>
  )
}

const Below = () => <PageShell route="main/home">首页</PageShell>
const Beyond = () => <PageShell route="content/articles">文章</PageShell>

const stack = new PageStack({
  'main/home': () => Promise.resolve({ default: Below }),
  'content/help-center': () => Promise.resolve({ default: Sheets }),
  'content/articles': () => Promise.resolve({ default: Beyond }),
})

// They fade while they close: what counts is whether they are in force.
const isShown = (element: Element) => element.closest('[style*="display: none"]') === null
const titles = () =>
  [...stack.page.querySelectorAll('[role="dialog"] h2')].filter(isShown).map(title => title.textContent)

/** What the customer has before them: the page, and what lies over it from below. */
const sight = () => [stack.address, ...titles()]
const seen = (...wanted: string[]) => until(wanted.join(', '), sight, there => there.join() === wanted.join())

async function goBack(): Promise<void> {
  window.history.back()
  // Out and back again: the browser takes some turns for each.
  await stack.settle()
  await stack.settle()
}

beforeEach(async () => {
  await stack.open('main/home')
  await stack.go('content/help-center')
  await stack.tap('选择')
})

afterAll(() => stack.close())

test('the way back of the phone closes sheets from above, and leaves the page then', async () => {
  const page = stack.address
  await stack.tap('再选择')
  await seen(page, '下层', '上层')
  await goBack()
  await seen(page, '下层')
  await goBack()
  await seen(page)
  await goBack()
  await seen('home')
})

test('a sheet that was closed by its own button is nothing to go back from', async () => {
  const page = stack.address
  const entries = window.history.length
  await seen(page, '下层')
  await stack.tap('关闭')
  await seen(page)
  expect(window.history.length).toBe(entries)
  await goBack()
  await seen('home')
})

test('a sheet stays under a page that opens from it, and closes after it', async () => {
  const page = stack.address
  await stack.tap('查看')
  await goBack()
  await seen(page, '下层')
  await goBack()
  await seen(page)
  await goBack()
  await seen('home')
})

test('what is not saved is asked about once its sheets are closed, and going back from the question stays', async () => {
  const page = stack.address
  await stack.tap('填写')
  await goBack()
  await seen(page)
  await goBack()
  await seen(page, '离开此页？')
  await goBack()
  await seen(page)
  await goBack()
  await seen(page, '离开此页？')
  await stack.confirm('离开')
  await seen('home')
})

test('what must be answered stays, with its page', async () => {
  const page = stack.address
  await stack.tap('关闭')
  await seen(page)
  const answer = stack.root.ui.confirm({ title: '重要通知', isMandatory: true })
  await seen(page, '重要通知')
  await goBack()
  await goBack()
  await seen(page, '重要通知')
  await stack.confirm('确定')
  expect(await answer).toBe(true)
  await seen(page)
  await goBack()
  await seen('home')
})

test('a way back of the product leaves the page with what lies over it', async () => {
  await stack.back()
  await seen('home')
})
