import type { Difference } from '@/stores/form/part'

interface Versions {
  /** What was typed, in both versions. */
  readonly typed: readonly { readonly label: string; readonly mine: string; readonly theirs: string }[]
  /** Names of what was chosen or photographed, each once. */
  readonly others: readonly string[]
}

const told = (text: string | undefined) => text || '未填写'

/** How differences are told: what has no name on the page (a code that nobody typed) is left out. */
export function versionsOf(differences: readonly Difference[]): Versions {
  const named = differences.filter(({ label }) => label !== '')
  return {
    typed: named
      .filter(({ mine }) => mine !== undefined)
      .map(({ label, mine, theirs }) => ({ label, mine: told(mine), theirs: told(theirs) })),
    others: [...new Set(named.filter(({ mine }) => mine === undefined).map(({ label }) => label))],
  }
}
