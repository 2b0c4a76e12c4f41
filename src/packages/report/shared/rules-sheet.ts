import { onDemand } from '@/platform/elements/on-demand'

/** The rules of the draw; their code comes when they are opened. */
export const RulesSheet = onDemand(
  async () => (await import('./rules-sheet-part')).RulesSheet,
  ({ isOpen }) => isOpen,
)
