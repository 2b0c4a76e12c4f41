import type { Handlers } from '../api/handler'
import { appVersion, GUIDE } from '../seed/app-info'

/** Handlers of `src/contract/app-info.ts`. */
export const appInfoHandlers = {
  appVersionInfo: ({ platform, channel }) => appVersion(platform, channel),
  guideList: () => ({ list: [...GUIDE] }),
} satisfies Partial<Handlers>
