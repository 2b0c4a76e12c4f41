import { machine } from '../machine'
import type { CodeOf } from '../code-table'
import { ID_APPLICATION_STATUS } from '../tables/identity'

/**
 * An application for real-name authentication by ID card (B4): the face passes it at once, people pass or refuse it, and one
 * that nobody finishes runs out.
 */
export const idApplicationMachine = machine<
  CodeOf<typeof ID_APPLICATION_STATUS>,
  'pass' | 'handIn' | 'reject' | 'expire'
>({
  [ID_APPLICATION_STATUS.filling]: {
    pass: ID_APPLICATION_STATUS.passed,
    handIn: ID_APPLICATION_STATUS.inReview,
    expire: ID_APPLICATION_STATUS.expired,
  },
  [ID_APPLICATION_STATUS.inReview]: {
    pass: ID_APPLICATION_STATUS.passed,
    reject: ID_APPLICATION_STATUS.failed,
  },
  [ID_APPLICATION_STATUS.passed]: {},
  [ID_APPLICATION_STATUS.failed]: {},
  [ID_APPLICATION_STATUS.expired]: {},
})
