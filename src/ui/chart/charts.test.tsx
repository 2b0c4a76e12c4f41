import TestUtils from '@tarojs/test-utils-react'
import type { ReactElement } from 'react'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CARE_COLOURS, CHART_COLOURS } from '@/platform/look/chart-colours'
import { NetValueChart } from '@/domains/net-value/net-value-chart'
import { RingChart } from './ring-chart'
import { describeSeries } from '@/domains/net-value/statistics'

const utils = new TestUtils()
const show = (element: ReactElement) => utils.mount(() => element)
const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const says = (text: string) => document.body.textContent?.includes(text) ?? false
const settle = () => new Promise(resolve => setTimeout(resolve, 20))

async function choose(name: string): Promise<void> {
  const radio = [...document.querySelectorAll<HTMLElement>('[role=radio]')].find(
    ({ textContent }) => textContent === name,
  )
  radio?.click()
  await settle()
}

async function press(element: HTMLElement | null, key: string): Promise<void> {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await settle()
}

/** Every text that was drawn; jsdom has no canvas. */
const drawn: string[] = []

beforeEach(() => {
  drawn.length = 0
  document.head.innerHTML = '<style>html { font-size: 20px } canvas { font-size: 11px }</style>'
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => {
        if (name === 'fillText') return (text: string) => drawn.push(text)
        if (name === 'createLinearGradient') return () => ({ addColorStop: () => {} })
        return () => undefined
      },
      set: () => true,
    },
  )
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, width: 311, height: 172 } as DOMRect)
})

afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
  jest.restoreAllMocks()
})

describe('NetValueChart', () => {
  const points = Array.from({ length: 45 }, (_, day) => ({
    date: `2026-0${day < 30 ? 4 : 5}-${String((day % 30) + 1).padStart(2, '0')}`,
    value: (1 + day / 1000).toFixed(4),
    benchmark: (1 + day / 2000).toFixed(4),
  }))
  const summary = describeSeries('近1月', points)
  const chart = (isHidden = false) => (
    <NetValueChart title="单位净值" points={points} summary={summary} isHidden={isHidden}>
      近1月
    </NetValueChart>
  )

  it('is named by its sentence, which is also to be read, and reads out the last day', async () => {
    await show(chart())
    expect(says(summary)).toBe(true)
    const slider = find('[role=slider]')
    expect(slider?.getAttribute('aria-label')).toBe(summary)
    expect(slider?.getAttribute('aria-valuetext')).toBe('2026-05-15，净值 1.0440，基准 1.0220')
    expect(find('.net-value-chart__read-out')?.textContent).toBe('2026-05-15净值1.0440基准1.0220')
    expect(drawn).toEqual(expect.arrayContaining(['1.0000', '1.0200', '1.0400', '2026-04-01', '2026-05-15']))
  })

  it('is led along by the keyboard', async () => {
    await show(chart())
    const slider = find('[role=slider]')
    const day = () => find('.net-value-chart__read-out')?.textContent?.slice(0, 10)
    await press(slider, 'ArrowLeft')
    expect(day()).toBe('2026-05-14')
    await press(slider, 'Home')
    expect(day()).toBe('2026-04-01')
    await press(slider, 'ArrowLeft')
    expect(day()).toBe('2026-04-01')
    await press(slider, 'ArrowRight')
    expect(day()).toBe('2026-04-02')
    await press(slider, 'End')
    expect(day()).toBe('2026-05-15')
    expect(slider?.tabIndex).toBe(0)
  })

  it('is led along by a finger', async () => {
    await show(chart())
    const down = new MouseEvent('pointerdown', { clientX: 46, bubbles: true })
    find('canvas')?.dispatchEvent(down)
    await settle()
    expect(find('.net-value-chart__read-out')?.textContent).toContain('2026-04-01')
  })

  it('becomes a table, newest first and 30 rows at a time', async () => {
    await show(chart())
    await choose('表')
    expect(find('[role=table]')?.getAttribute('aria-label')).toBe('单位净值')
    expect([...document.querySelectorAll('[role=columnheader]')].map(cell => cell.textContent)).toEqual([
      '日期',
      '净值',
      '基准',
    ])
    const rows = () => [...document.querySelectorAll('[role=row]')].map(row => row.textContent)
    expect(rows()).toHaveLength(31)
    expect(rows()[1]).toBe('2026-05-151.04401.0220')
    expect(says(summary)).toBe(true)
    find('.chart-table__more')?.click()
    await settle()
    expect(rows()).toHaveLength(46)
    expect(find('.chart-table__more')).toBeNull()
    await choose('图')
    expect(find('canvas')).not.toBeNull()
  })

  it('shows no figure while they are hidden, in no form and to no screen reader', async () => {
    await show(chart(true))
    const figures = /\d\.\d/
    expect(document.body.innerHTML).not.toMatch(figures)
    expect(drawn.join(' ')).not.toMatch(figures)
    expect(drawn).toContain('2026-04-01')
    expect(find('[role=slider]')?.getAttribute('aria-valuetext')).toBe('2026-05-15，净值 ****，基准 ****')
    await choose('表')
    expect(document.body.textContent).not.toMatch(figures)
    expect(says('2026-05-15********')).toBe(true)
  })

  it('does without a benchmark, and without points', async () => {
    await show(
      <NetValueChart
        title="单位净值"
        points={[{ date: '2026-01-01', value: '1' }]}
        summary="一天"
        isHidden={false}
      />,
    )
    expect(says('基准')).toBe(false)
    utils.unmout()
    await show(<NetValueChart title="单位净值" points={[]} summary="暂无" isHidden={false} />)
    expect(says('暂无数据')).toBe(true)
  })
})

describe('RingChart', () => {
  const parts = [
    { label: '甲', ratio: '10.00', amount: '1000.00', colour: 'c2' },
    { label: '乙', ratio: '90.00', amount: '9000.00', colour: 'c1' },
  ] as const
  const ring = (isHidden = false) => (
    <RingChart
      title="资产分布"
      parts={parts}
      count={12}
      countName="只产品"
      summary="乙占比最高"
      isHidden={isHidden}
    />
  )

  it('is a picture named by its sentence, with a legend, largest part first', async () => {
    await show(ring())
    expect(find('canvas')?.getAttribute('role')).toBe('img')
    expect(find('canvas')?.getAttribute('aria-label')).toBe('乙占比最高')
    expect([...document.querySelectorAll('[role=listitem]')].map(row => row.textContent)).toEqual([
      '乙90.00%',
      '甲10.00%',
    ])
    expect(says('12只产品')).toBe(true)
  })

  it('has the amounts in its table, which the eye covers while the split stays', async () => {
    await show(ring())
    await choose('表')
    expect(says('乙90.00%9,000.00')).toBe(true)
    utils.unmout()
    await show(ring(true))
    await choose('表')
    expect(says('乙90.00%****')).toBe(true)
  })
})

test('the switch is a group of two choices that arrow keys move between', async () => {
  await show(<NetValueChart title="单位净值" points={[]} summary="暂无" isHidden={false} />)
  const checked = () => find('[role=radio][aria-checked=true]')
  expect(find('[role=radiogroup]')?.getAttribute('aria-label')).toBe('显示方式')
  expect(checked()?.textContent).toBe('图')
  await press(checked(), 'ArrowRight')
  expect(checked()?.textContent).toBe('表')
  expect(document.activeElement).toBe(checked())
  await press(checked(), 'ArrowRight')
  expect(checked()?.textContent).toBe('图')
})

test('colours of the mini-program are those of the tokens', () => {
  const styles = readFileSync(path.resolve(__dirname, '../styles/tokens.scss'), 'utf8')
  const [light = '', rest = ''] = styles.split(/^\[data-theme='dark'\]/m)
  const care = rest.slice(rest.indexOf('.care:not('))
  const tokenIn = (block: string, name: string) => new RegExp(`--c-${name}: (#\\w+);`).exec(block)?.[1]
  const check = (block: string, colours: Readonly<Record<string, string>>) =>
    Object.entries(colours).forEach(([name, colour]) =>
      expect([name, colour]).toEqual([name, tokenIn(block, name)]),
    )
  check(light, CHART_COLOURS.light)
  check(rest, CHART_COLOURS.dark)
  check(care, CARE_COLOURS)
})
