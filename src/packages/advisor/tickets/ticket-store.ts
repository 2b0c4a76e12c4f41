import { makeAutoObservable } from 'mobx'
import { type Ticket, ticketAdd, ticketAskAgain, ticketDetail, ticketWithdraw } from '@/contract/ticket'
import { isOn } from '@/lib/flag'
import { TICKET_WORD, ticketText, ticketTextError } from '@/lib/ticket-rules'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { changesOf, touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { ticketOf } from '../queries'

/** One ticket: its course, and what the customer can still say or do about it. */
export class TicketStore {
  readonly ticket: Resource<Ticket>
  readonly form = new Form({
    ticketText: text({
      required: '请填写内容',
      clean: ticketText,
      rule: word => ticketTextError(word, TICKET_WORD),
    }),
  })
  readonly submission
  isWriting = false
  /** What is written asks again, since it was answered; else it is added. It stays while the sheet is open: a lost answer is repeated as it was. */
  isAgain = false
  private readonly withdrawal: Submission<{ ticketId: string }, Ticket>

  constructor(
    private readonly root: RootStore,
    private readonly ticketId: string,
  ) {
    const touches = touching(root, 'tickets')
    this.ticket = new Resource(signal => root.read(ticketDetail, ticketOf({ ticketId }), signal), {
      changes: changesOf(root),
      dependsOn: ['tickets'],
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: new Submission<{ ticketText: string; isAgain: boolean }, Ticket>(
        ({ ticketText: word, isAgain }, requestNo) =>
          root.write(
            isAgain ? ticketAskAgain : ticketAdd,
            { ticketId, ticketText: word },
            { label: '提交', requestNo },
          ),
        { touches },
      ),
      input: ({ ticketText: word }) => ({ ticketText: word, isAgain: this.isAgain }),
      onDone: ticket => {
        this.close()
        this.form.reset()
        this.ticket.set(ticket)
      },
      onConflict: async error => {
        this.close()
        root.ui.showMessage({ text: error.message, durationMs: 4000 }, 'error')
        await this.ticket.load()
      },
    })
    this.withdrawal = new Submission(
      (input, requestNo) => root.write(ticketWithdraw, input, { label: '撤回', requestNo }),
      { touches },
    )
    makeAutoObservable<this, 'root' | 'withdrawal'>(
      this,
      { root: false, ticket: false, form: false, submission: false, withdrawal: false },
      { autoBind: true },
    )
  }

  open(): void {
    this.submission.reset()
    this.isAgain = isOn(this.ticket.data?.canAskAgain ?? '0')
    this.isWriting = true
  }

  close(): void {
    this.isWriting = false
  }

  /** Takes the ticket back, once the customer has confirmed it. */
  async withdraw(): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: '撤回这张工单？',
      message: '撤回后不再处理，也不会答复。需要时可以重新提交。',
      confirmText: '确认撤回',
      keepText: '再想想',
    })
    if (!isSure) return
    const ticket = await this.withdrawal.submit({ ticketId: this.ticketId })
    if (ticket) this.ticket.set(ticket)
    // It was answered meanwhile, or nobody knows: the server says how it stands.
    else await this.ticket.load()
  }
}
