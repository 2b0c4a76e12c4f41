import { useEffect, useLayoutEffect } from 'react'
import { useLatest } from '../elements/use-latest'
import { guardPage } from '../h5-router'

const FOCUSABLE = 'button:not([disabled]), a[href], input:not([disabled]), [tabindex]:not([tabindex="-1"])'

/** Open dialogs, the one in front last: a question may come over another one. */
const openDialogs: string[] = []

/**
 * Keeps the customer inside an open dialog: the focus starts on the element `startId`, Tab stays within `containerId`, Escape
 * and the first way back call `onClose` (nothing happens without one), and on closing the focus goes back to where it was.
 */
export function useModal(isOpen: boolean, containerId: string, startId: string, onClose?: () => void): void {
  const close = useLatest(() => onClose?.())
  // With the drawing, not after it: whoever closes it may go back next.
  useLayoutEffect(() => {
    if (!isOpen) return
    return guardPage(() => {
      close.current()
      return Promise.resolve(false)
    }, containerId)
  }, [isOpen, containerId, close])
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    openDialogs.push(containerId)
    const frame = requestAnimationFrame(() => document.getElementById(startId)?.focus())
    const handleKey = (event: KeyboardEvent) => {
      if (openDialogs[openDialogs.length - 1] !== containerId) return
      if (event.key === 'Escape') close.current()
      if (event.key === 'Tab') keepInside(event, document.getElementById(containerId))
    }
    document.addEventListener('keydown', handleKey)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', handleKey)
      openDialogs.splice(openDialogs.lastIndexOf(containerId), 1)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [isOpen, containerId, startId, close])
}

function keepInside(event: KeyboardEvent, container: HTMLElement | null): void {
  if (!container) return
  const items = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const first = items[0]
  const last = items[items.length - 1]
  if (!first || !last) return event.preventDefault()
  const active = document.activeElement
  const isOutside = !container.contains(active)
  if (
    event.shiftKey
      ? isOutside || active === first || !items.includes(active as HTMLElement)
      : isOutside || active === last
  ) {
    event.preventDefault()
    ;(event.shiftKey ? last : first).focus()
  }
}
