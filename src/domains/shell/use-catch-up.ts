import { useEffect } from 'react'
import { onTouch } from '@/stores/primitives/changes'
import type { PageParts } from '@/ui/states/use-recovery'

/** What a write has put out of date is fetched anew: of the page in front at once, of one behind when it comes back. */
export function useCatchUp(parts: PageParts, isInFront: boolean): void {
  useEffect(() => {
    if (!isInFront) return undefined
    const catchUp = () => parts.forEach(part => part.catchUp?.())
    catchUp()
    return onTouch(catchUp)
  }, [parts, isInFront])
}
