import type { RecordingSession } from '@/contract/recording'
import type { RootStore } from '@/stores/root/root-store'
import { Take } from './take'

type Takes = ReadonlyMap<string, Take>

/**
 * The clips of a customer's recordings on their way to the server: they outlive the recorder, which may be left by a way that asks
 * nobody, and are gone once they are sent or recorded anew, or the customer is another one.
 */
export class UnsentTakes {
  private readonly bySession = new Map<string, Takes>()

  constructor(private readonly root: RootStore) {}

  /** A take of each question: what is still on its way here, else as the server has it. */
  of({ sessionId, script, takenIds }: RecordingSession): Takes {
    const before = this.bySession.get(sessionId)
    const takes = new Map(
      script.map(({ questionId }) => {
        const known = before?.get(questionId)
        const take =
          known?.isUnsent === true
            ? known
            : new Take({ root: this.root, sessionId, questionId }, takenIds.includes(questionId))
        return [questionId, take] as const
      }),
    )
    this.bySession.set(sessionId, takes)
    return takes
  }

  /** The customer is gone: nothing of theirs goes on, and no clip stays on the phone. */
  forget(): void {
    for (const takes of this.bySession.values()) takes.forEach(take => take.clear())
    this.bySession.clear()
  }
}
