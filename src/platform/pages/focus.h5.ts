import { useEffect } from 'react'

const FOCUSABLE = 'button:not([disabled]), a[href], input:not([disabled]), [tabindex]:not([tabindex="-1"])'

/** Open dialogs, the one in front last: a question may come over another one. */
const openDialogs: string[] = []

/**
 * Keeps the keyboard inside an open dialog: the focus starts on the element `startId`, Tab stays within `containerId`,
 * Escape calls `onEscape`, and on closing the focus goes back to where it was.
 */
export function useDialogFocus(
  isOpen: boolean,
  containerId: string,
  startId: string,
  onEscape?: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    openDialogs.push(containerId)
    const frame = requestAnimationFrame(() => document.getElementById(startId)?.focus())
    const handleKey = (event: KeyboardEvent) => {
      if (openDialogs[openDialogs.length - 1] !== containerId) return
      if (event.key === 'Escape') onEscape?.()
      if (event.key === 'Tab') keepInside(event, document.getElementById(containerId))
    }
    document.addEventListener('keydown', handleKey)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', handleKey)
      openDialogs.splice(openDialogs.lastIndexOf(containerId), 1)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [isOpen, containerId, startId, onEscape])
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
