import TestUtils from '@tarojs/test-utils-react'
import { type ReactElement, useState } from 'react'
import { until } from '@test/until'
import { ConfirmPopup } from './confirm-popup'
import { Dialog } from './dialog'
import { LoadingOverlay } from './loading-overlay'
import { prefetchOverlays } from './prefetch'
import { Toast } from './toast'

const utils = new TestUtils()

const show = (element: ReactElement) => utils.mount(() => element)

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    candidate => candidate.textContent === name || candidate.getAttribute('aria-label') === name,
  )

// Their code comes on demand; what happens until then is tested with platform/elements/on-demand.
beforeAll(async () => {
  prefetchOverlays()
  await Promise.all([import('../nutui/popup-part'), import('../nutui/overlay-part')])
})

afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
})

describe('ConfirmPopup', () => {
  async function open() {
    const onConfirm = jest.fn()
    const onCancel = jest.fn()
    await show(
      <ConfirmPopup
        request={{ title: '撤销申请？', message: '撤销后不可恢复', confirmText: '撤销' }}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    )
    return { onConfirm, onCancel }
  }

  it('is a dialog named by its title, with the text of the caller on its button', async () => {
    await open()
    const dialog = document.querySelector('[role=dialog]')
    const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')
    expect(title?.textContent).toBe('撤销申请？')
    expect(dialog?.textContent).toContain('撤销后不可恢复')
    expect(button('撤销')).toBeDefined()
  })

  it('confirms by its button and cancels by its close icon or Escape', async () => {
    const { onConfirm, onCancel } = await open()
    button('撤销')?.click()
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0])
    button('关闭')?.click()
    expect(onCancel).toHaveBeenCalledTimes(1)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(onCancel).toHaveBeenCalledTimes(2)
  })

  it('cannot be closed but by its button when it must be confirmed', async () => {
    const onCancel = jest.fn()
    const onConfirm = jest.fn()
    await show(
      <ConfirmPopup
        request={{ title: '通知', isMandatory: true }}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    )
    expect(button('关闭')).toBeUndefined()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    button('确定')?.click()
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0])
  })

  it('does nothing on a tap on the overlay', async () => {
    const { onConfirm, onCancel } = await open()
    const overlay = document.querySelector<HTMLElement>('.nut-overlay')
    expect(overlay).not.toBeNull()
    overlay?.click()
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0])
  })
})

describe('Dialog', () => {
  it('leaves the focus where it is when what is around it is drawn again', async () => {
    let redraw = () => {}
    function Page() {
      const [count, setCount] = useState(0)
      redraw = () => setCount(count + 1)
      return (
        <Dialog isOpen title="备注" onClose={() => setCount(0)}>
          <input aria-label={`第 ${count} 次`} />
        </Dialog>
      )
    }
    await show(<Page />)
    await until('the focus is on the title', () => document.activeElement?.textContent === '备注')
    document.querySelector('input')?.focus()
    redraw()
    const input = await until('it is drawn again', () => document.querySelector('[aria-label="第 1 次"]'))
    await new Promise(resolve => requestAnimationFrame(resolve))
    expect(document.activeElement).toBe(input)
  })
})

describe('LoadingOverlay', () => {
  it('offers to cancel only once the network is slow', async () => {
    const onCancel = jest.fn()
    await show(<LoadingOverlay isVisible isSlow={false} onCancel={onCancel} />)
    expect(document.body.textContent).toContain('加载中')
    expect(button('取消')).toBeUndefined()
    utils.unmout() // the library spells it so
    await show(<LoadingOverlay isVisible isSlow onCancel={onCancel} />)
    expect(document.body.textContent).toContain('网络较慢，请稍候')
    button('取消')?.click()
    expect(onCancel).toHaveBeenCalledTimes(1)
  })
})

describe('Toast', () => {
  it('announces errors as alerts and all else politely', async () => {
    await show(<Toast text="保存失败" tone="error" />)
    expect(document.querySelector('[role=alert]')?.textContent).toBe('保存失败')
    utils.unmout() // the library spells it so
    await show(<Toast text="已保存" tone="success" />)
    expect(document.querySelector('[role=status]')?.textContent).toBe('已保存')
  })
})
