import type { FtSection, FtSubmitError } from '@/contract/ft-submission'
import type { RootStore } from '@/stores/root/root-store'

/** What the server found wrong when an application was handed in, until the pages where it is mended have shown it. */
export class SubmitErrors {
  private readonly byApplication = new Map<string, readonly FtSubmitError[]>()

  constructor(_root: RootStore) {}

  note(applyId: string, errors: readonly FtSubmitError[]): void {
    this.byApplication.set(applyId, errors)
  }

  /** Those of a section, once. */
  take(applyId: string, section: FtSection): readonly FtSubmitError[] {
    const errors = this.byApplication.get(applyId) ?? []
    this.note(
      applyId,
      errors.filter(error => error.section !== section),
    )
    return errors.filter(error => error.section === section)
  }
}
