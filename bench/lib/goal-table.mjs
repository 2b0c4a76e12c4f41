import { goals } from '../goals.mjs'
import { short } from './table.mjs'

function judge({ goal, value, refused }) {
  const { must, aim, isMet } = goals[goal]
  if (refused) return `no verdict: ${refused}`
  if (isMet(value, aim)) return 'aim met'
  return isMet(value, must) ? 'must met' : 'MISSED'
}

/**
 * Figures beside their goals, ready to be printed.
 * @param {{goal: string, of?: string, value: number, refused?: string}[]} figures `of` is what exactly was measured
 */
export function goalTable(figures) {
  return {
    title: 'Goals',
    columns: ['goal', 'measured', 'must', 'aim', 'unit', 'verdict'],
    rows: figures.map(figure => {
      const { title, must, aim, unit } = goals[figure.goal]
      const name = figure.of ? `${title}: ${figure.of}` : title
      return [name, short(figure.value), String(must), String(aim), unit, judge(figure)]
    }),
  }
}
