import { useState } from 'react'
import { Button } from '../kit/button'
import { PlainPopup } from '../nutui/plain-popup'
import { LONG_NAME, LONG_TEXT, nothing, type Stories } from '../story'
import { ChoiceButton } from './choice-button'
import { ConfirmPopup } from './confirm-popup'
import { Dialog } from './dialog'
import { LoadingOverlay } from './loading-overlay'
import { MissingSheet } from './missing-sheet'
import { Toast } from './toast'
import './dialog.scss'

const SORTS = [
  { value: 'new', text: '最新' },
  { value: 'amount', text: '金额从高到低' },
] as const

function Sort() {
  const [value, setValue] = useState<'new' | 'amount'>('new')
  return (
    <ChoiceButton
      title="排序方式"
      options={SORTS}
      value={value}
      isActive={value !== 'new'}
      onChange={setValue}
    />
  )
}

/** They cover the page. */
export const alone = ['ConfirmPopup', 'Dialog', 'LoadingOverlay', 'MissingSheet', 'PlainPopup', 'Toast']

export const stories: Stories = {
  ChoiceButton: {
    chosen: () => <Sort />,
    empty: () => (
      <ChoiceButton title="排序方式" options={SORTS} value="" emptyText="请选择" onChange={nothing} />
    ),
  },
  ConfirmPopup: {
    question: () => (
      <ConfirmPopup
        request={{ title: '确认撤回申请？', message: '撤回后可重新提交' }}
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
    'keeping first': () => (
      <ConfirmPopup
        request={{ title: '确认离开？', message: LONG_TEXT, confirmText: '离开', keepText: '继续填写' }}
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
    mandatory: () => (
      <ConfirmPopup
        request={{ title: '请重新登录', isMandatory: true }}
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
  },
  Dialog: {
    centre: () => (
      <Dialog isOpen title={LONG_NAME} onClose={nothing}>
        {LONG_TEXT}
      </Dialog>
    ),
    sheet: () => (
      <Dialog
        isOpen
        title="费用说明"
        shape="sheet"
        actions={<Button onTap={nothing}>知道了</Button>}
        onClose={nothing}
      >
        {LONG_TEXT.repeat(8)}
      </Dialog>
    ),
  },
  LoadingOverlay: {
    short: () => <LoadingOverlay isVisible isSlow={false} onCancel={nothing} />,
    slow: () => <LoadingOverlay isVisible isSlow onCancel={nothing} />,
  },
  MissingSheet: { open: () => <MissingSheet isOpen title="费用说明" onClose={nothing} /> },
  PlainPopup: {
    centre: () => (
      <PlainPopup visible className="dialog">
        {LONG_NAME}
      </PlainPopup>
    ),
    bottom: () => (
      <PlainPopup visible position="bottom" className="dialog">
        {LONG_NAME}
      </PlainPopup>
    ),
  },
  Toast: {
    success: () => <Toast text="已保存" tone="success" />,
    error: () => <Toast text="网络连接失败，请检查网络后重试" tone="error" />,
  },
}
