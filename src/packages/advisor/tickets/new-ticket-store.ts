import type { ContactTopic } from '@/contract/contact'
import type { RequestOf } from '@/contract/endpoint'
import { TICKET_REPLY } from '@/contract/tables/ticket'
import {
  type Ticket,
  ticketCreate,
  type TicketKind,
  type TicketReply,
  ticketTerms,
  type TicketTerms,
} from '@/contract/ticket'
import { isSameInput } from '@/lib/same-input'
import { TICKET_TEXT, TICKET_TITLE, ticketText, ticketTextError } from '@/lib/ticket-rules'
import { choice, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { UnsentWords } from '@/domains/unsent/unsent-words'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { termsOf } from '../queries'
import type { About } from '../shared/about'

type Input = Omit<RequestOf<typeof ticketCreate>, 'requestNo'>

/** A complaint or a suggestion that is being written; what is typed and not handed in is there when the customer comes back. */
export class NewTicketStore {
  readonly terms: Resource<TicketTerms>
  readonly form
  readonly submission
  readonly words: UnsentWords

  constructor(root: RootStore, about: About) {
    this.terms = new Resource(signal => root.read(ticketTerms, termsOf(about), signal))
    this.form = new Form({
      kind: choice<TicketKind>({ required: '请选择类型' }),
      // What it was opened about keeps its thing; another topic is about nothing more.
      topic: choice<ContactTopic>({ initial: about.topic, required: '请选择事由' }),
      ticketTitle: text({
        required: '请填写主题',
        clean: ticketText,
        rule: title => ticketTextError(title, TICKET_TITLE),
      }),
      ticketText: text({
        required: '请填写内容',
        clean: ticketText,
        rule: content => ticketTextError(content, TICKET_TEXT),
      }),
      reply: choice<TicketReply>({ initial: TICKET_REPLY.message, required: '请选择答复方式' }),
    })
    const empty = this.form.content
    this.words = new UnsentWords(root, `ticket ${about.topic} ${about.subject ?? ''}`, {
      read: () => (isSameInput(this.form.content, empty) ? undefined : this.form.content),
      take: kept => this.form.fill(kept),
      clear: () => this.form.reset(),
    })
    this.words.begin()
    this.submission = new FormSubmission({
      form: this.form,
      write: new Submission<Input, Ticket>(
        (input, requestNo) => root.write(ticketCreate, input, { label: '提交', requestNo }),
        { touches: touching(root, 'tickets') },
      ),
      input: ({ kind, topic, reply, ...words }): Input => ({
        ...words,
        kind: kind as TicketKind,
        topic: topic as ContactTopic,
        reply: reply as TicketReply,
        subject: topic === about.topic ? (about.subject ?? '') : '',
      }),
      onDone: ({ ticketId }) => {
        this.words.end()
        root.ui.showMessage({ text: '已提交，请留意答复', durationMs: 4000 }, 'success')
        root.navigation.go('advisor/ticket', { ticketId }, 'replace')
      },
      // So many are open by now: the page says so.
      onConflict: () => this.terms.load(),
    })
  }

  dispose(): void {
    this.words.dispose()
  }
}
