import type { Handlers } from '../api/handler'
import { regionsBelow } from '../signing/regions'

/** Handlers of `src/contract/region.ts`. */
export const regionHandlers = {
  regionList: ({ parentCode }) => ({ regions: regionsBelow(parentCode) }),
} satisfies Partial<Handlers>
