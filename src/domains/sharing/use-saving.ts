import { useState } from 'react'
import { saveImage } from '@/platform/elements/image'
import { useStores } from '@/stores/root/context'

/** A picture to be kept: where it lies, what its file is called, and what is said once it is saved. */
interface Keepsake {
  readonly url: string
  readonly fileName: string
  readonly doneText: string
}

/**
 * Keeps a picture. A host that cannot leaves it to the customer, who presses the picture (`needsLongPress`); giving up
 * half-way is no failure.
 */
export function useSaving() {
  const { ui } = useStores()
  const [needsLongPress, setNeedsLongPress] = useState(false)
  const save = async ({ url, fileName, doneText }: Keepsake) => {
    const result = await saveImage(url, fileName)
    setNeedsLongPress(result.kind === 'unsupported')
    if (result.kind === 'done') ui.showMessage({ text: doneText, durationMs: 2000 }, 'success')
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 2000 }, 'error')
  }
  return { needsLongPress, save }
}
