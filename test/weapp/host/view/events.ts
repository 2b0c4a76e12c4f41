import { glassEasel } from 'glass-easel-miniprogram-adapter'
import type { Realm } from '../contract'
import { type OpenType, openTypeOf } from './button-element'
import { pointOnCanvas } from './canvas-element'
import { type OpenPicker, pickerOf } from './picker-element'

type ViewNode = glassEasel.Element

/** An event as the component framework hands it to a handler. */
export interface ViewEvent {
  readonly type: string
  readonly timeStamp: number
  readonly target: ViewNode
  readonly currentTarget: ViewNode
  readonly mark: Record<string, unknown> | null
  readonly detail: unknown
  readonly touches?: readonly WxTouch[]
  readonly changedTouches?: readonly WxTouch[]
}

interface WxTouch {
  readonly identifier: number
  readonly pageX: number
  readonly pageY: number
  readonly clientX: number
  readonly clientY: number
  /** Where the finger is on the canvas that it touches. */
  readonly x?: number
  readonly y?: number
}

function touchesOf(event: unknown, name: 'touches' | 'changedTouches'): WxTouch[] {
  const list = (event as Partial<Record<string, ArrayLike<Touch>>>)[name]
  return Array.from(list ?? [], touch => {
    const { identifier, pageX, pageY, clientX, clientY } = touch
    return { identifier, pageX, pageY, clientX, clientY, ...pointOnCanvas(touch) }
  })
}

/** WeChat's `detail`: a position for a tap, nothing for a touch, the component's own for everything else. */
function detailOf(type: string, detail: unknown, original: unknown): unknown {
  if (type === 'tap' || type === 'longpress') return detail
  return original instanceof CustomEvent ? (original.detail as unknown) : {}
}

/** A node as an event names it. */
function describe(node: ViewNode): Record<string, unknown> {
  const element = (node as unknown as { $$?: HTMLElement }).$$
  return {
    id: node.id,
    offsetLeft: element?.offsetLeft ?? 0,
    offsetTop: element?.offsetTop ?? 0,
    dataset: node.dataset ?? {},
  }
}

/** The event object that WeChat gives to the product: plain data, without a way to stop anything. */
export function toProductEvent(event: ViewEvent, realm: Realm): unknown {
  const { type, timeStamp, target, currentTarget, mark, detail, touches, changedTouches } = event
  return realm.parse(
    JSON.stringify({
      type,
      timeStamp,
      target: describe(target),
      currentTarget: describe(currentTarget),
      mark: mark ?? {},
      detail,
      ...(touches ? { touches, changedTouches } : {}),
    }),
  )
}

/** A label hands a tap on to the input it names with `for`, or else to the first one it holds. */
function focusOfLabel(target: EventTarget | null): void {
  const label = target instanceof Element ? target.closest('wx-label') : null
  if (!label) return
  const id = label.getAttribute('for')
  const named = id ? document.getElementById(id) : label.querySelector('wx-input')
  named?.querySelector('input')?.focus()
}

/** What a tap asks of WeChat itself, beside the event that the product gets. */
interface TapHandlers {
  readonly onOpenType: (type: OpenType) => void
  /** A picker lies open; nothing: it was closed. */
  readonly onPicker: (picker: OpenPicker | undefined) => void
}

function answerTap(target: EventTarget | null, { onOpenType, onPicker }: TapHandlers): void {
  focusOfLabel(target)
  const openType = openTypeOf(target)
  if (openType) onOpenType(openType)
  const picker = pickerOf(target, () => onPicker(undefined))
  if (picker) onPicker(picker)
}

/** The view's side: DOM events become events of the component framework, which are delivered only when asked to. */
export function createView(handlers: TapHandlers): glassEasel.CurrentWindowBackendContext {
  const context = new glassEasel.CurrentWindowBackendContext()
  context.onEvent((target: ViewNode, type: string, detail: unknown, options: glassEasel.EventOptions) => {
    const original = options.originalEvent
    const isTouch = type === 'tap' || type.startsWith('touch')
    const extraFields = isTouch
      ? { touches: touchesOf(original, 'touches'), changedTouches: touchesOf(original, 'changedTouches') }
      : {}
    const event = new glassEasel.Event(type, detailOf(type, detail, original), { ...options, extraFields })
    glassEasel.Event.dispatchEvent(target, event)
    if (type === 'tap') answerTap((original as Event).target, handlers)
    // The framework's enum of this answer exists at compile time only: 1 keeps the browser from its own doing.
    return event.defaultPrevented() ? 1 : 0
  })
  return context
}
