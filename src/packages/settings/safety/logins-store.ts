import { type LoginRecord, loginRecordList } from '@/contract/device'
import type { ResponseOf } from '@/contract/endpoint'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { loginsOf } from '../queries'

type LoginPage = ResponseOf<typeof loginRecordList>

/** The customer's logins and tries that failed. */
export class LoginsStore {
  readonly logins: PagedList<LoginRecord, object, LoginPage>

  constructor(root: RootStore) {
    this.logins = new PagedList<LoginRecord, object, LoginPage>(
      ({ pageNum, pageSize }, signal) => root.read(loginRecordList, loginsOf({ pageNum, pageSize }), signal),
      { filter: {}, idOf: record => record.recordId },
    )
  }

  /** When the server answered: what 今日 is. */
  get serverTime(): string {
    return this.logins.known?.serverTime ?? ''
  }
}
