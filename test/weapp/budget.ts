import { budgets } from '../../size-budget.json'

/** The product's own budget: the same file that `npm run size` reads. */
export const { weapp } = budgets
