import { callPhone } from '@/platform/host/open-link'
import { useStores } from '@/stores/root/context'

/** Dials a number; a host that cannot says the number to dial by hand. Giving up is no failure. */
export function useCall(): (number: string) => Promise<void> {
  const { ui } = useStores()
  return async number => {
    const result = await callPhone(number)
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 4000 }, 'error')
  }
}
