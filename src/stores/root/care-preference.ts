import { CARE_SCALE } from '@/lib/display-scale'
import { hasChosenScale } from '@/platform/look/display-scale'
import type { UiStore } from './ui-store'

/** The customer prefers care mode and never chose a size on this device: it is applied once, and can be taken back. */
export function followCareMode(ui: UiStore): void {
  if (hasChosenScale()) return
  ui.setScale(CARE_SCALE)
  const text = '已按您的偏好开启长辈版大字，可在“设置”中调整'
  ui.showMessage({ text, durationMs: 4000 }, 'success')
}
