import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { byId } from '@/platform/pages/page-query'

/** Room above what is scrolled to: its label, in px. */
const ABOVE_PX = -96

const inputs = new Map<string, () => void>()

/**
 * Scrolls to the element with this id; an input takes the focus with it, so that the keyboard is there. WeChat moves the
 * reading focus of its screen reader by itself.
 */
export function focusElement(id: string): void {
  void Taro.pageScrollTo({ selector: byId(id), offsetTop: ABOVE_PX, duration: 200 }).catch(() => undefined)
  inputs.get(id)?.()
}

/** Whether this input has been asked to take the focus, and how to say that it has lost it again. */
export function useFocusRequest(id: string): [isFocused: boolean, release: () => void] {
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const focus = () => setFocused(true)
    inputs.set(id, focus)
    return () => {
      // Another page of the stack may have an input of the same name by now.
      if (inputs.get(id) === focus) inputs.delete(id)
    }
  }, [id])
  return [isFocused, () => setFocused(false)]
}
