/** @jest-environment jsdom */
import { articleCategoryList } from '@/contract/article'
import type { FirstDrawing } from '@/domains/shell/first-drawing'
import { drawAnswers } from '../../config/first-drawings/draw-answer'

/** Draws the names of what the answer lists into a first view; answers what stands there then. */
async function drawn(data: unknown): Promise<string | null> {
  document.body.innerHTML = '<div id="first-view"><p class="place">…</p></div>'
  const body = { code: '00000000', result: { statusCode: '00000000', data } }
  const answer = Promise.resolve({ status: 200, text: JSON.stringify(body) })
  Object.assign(window, { __firstCalls: { '/services/trustAppApi/articleCategoryList{}': answer } })
  const drawing: FirstDrawing<{ list: readonly { name: string }[] }> = {
    call: 'articleCategoryList',
    place: '.place',
    draw: ({ list }) => document.createTextNode(list.map(({ name }) => name).join()) as unknown as null,
  }
  drawAnswers([drawing], { articleCategoryList: articleCategoryList.shape })
  await answer
  await Promise.resolve()
  return document.getElementById('first-view')?.textContent ?? null
}

const rows = [
  { categoryId: 'C1', name: '市场' },
  { categoryId: 2, name: 2026 },
]

test('what a first view shows is read as the page reads it', async () => {
  expect(await drawn({ list: rows })).toBe('市场,2026')
})

test('an answer of which the page has more to say is left to the page', async () => {
  expect(await drawn({ list: [...rows, null] })).toBe('…')
  expect(await drawn({ list: 'many' })).toBe('…')
})
