import {
  ftCardRead,
  ftClientInfo,
  type FtApplicationDetail,
  type FtClientInfo,
  ftIdentitySave,
} from '@/contract/ft-application'
import type { CardSide } from '@/contract/identity'
import type { CodeOf } from '@/contract/code-table'
import type { RequestOf } from '@/contract/endpoint'
import { FT_SECTION, PAPERS_WAY } from '@/contract/tables/trust'
import { cardDoubt } from '@/domains/card-photos/card-doubt'
import { CardPhoto } from '@/domains/card-photos/card-photo'
import { todayInShanghai } from '@/lib/date'
import { expiryWarning } from '@/lib/id-card'
import { choice, flag } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { when } from '@/stores/form/group'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { clientInfo } from '../queries'
import { photoOf } from './saved-files'
import { SectionStep } from './section-step'
import type { TrustApplication } from './trust-application'
import { chosen } from './trust-options'

type Input = Omit<RequestOf<typeof ftIdentitySave>, 'requestNo' | 'revision'>

function papersForm(front: CardPhoto, back: CardPhoto) {
  const way = choice<CodeOf<typeof PAPERS_WAY>>({ required: '请选择证件的提供方式', label: '提供方式' })
  const isPhotographed = () => way.value === PAPERS_WAY.photos
  return new Form({
    way,
    consented: when(isPhotographed, flag({ required: '请先单独同意识别身份证影像', label: '单独同意' })),
    frontFileId: when(isPhotographed, front.field),
    backFileId: when(isPhotographed, back.field),
  })
}

type PapersFields = ReturnType<typeof papersForm>['fields']

/** Step 2: the proved card by one tap, or both sides of it anew. */
export class PapersStep extends SectionStep<PapersFields, Input> {
  readonly client: Resource<FtClientInfo>
  readonly front: CardPhoto
  readonly back: CardPhoto

  constructor(root: RootStore, application: TrustApplication) {
    const { applyId } = application
    const client = new Resource(signal => root.read(ftClientInfo, clientInfo(), signal))
    const today = todayInShanghai(Date.now())
    const newSide = (side: CardSide): CardPhoto =>
      new CardPhoto(root, {
        side,
        read: (fileId, requestNo) =>
          root.write(
            ftCardRead,
            { applyId, owner: 'client', side, fileId, consent: '1' },
            { requestNo, showLoading: false },
          ),
        doubt: card => (side === 'back' ? cardDoubt(card, front.card?.idNo ?? '', today) : undefined),
      })
    const front = newSide('front')
    const back = newSide('back')
    super(root, application, {
      section: FT_SECTION.identity,
      form: papersForm(front, back),
      prepare: () => client.load(),
      content: contentOf,
      input: ({ way, frontFileId, backFileId }) => ({
        applyId,
        way: chosen(way),
        frontFileId: frontFileId?.fileId ?? '',
        backFileId: backFileId?.fileId ?? '',
      }),
      send: (input, requestNo) => root.write(ftIdentitySave, input, { requestNo }),
      ends: [front.dispose, back.dispose],
    })
    this.client = client
    this.front = front
    this.back = back
  }

  /** The proved card ends soon (rule V-ID-EXP). */
  get warning(): string | undefined {
    const endDate = this.client.data?.idExpireDate
    return endDate === undefined ? undefined : expiryWarning(endDate, todayInShanghai(Date.now()))
  }
}

function contentOf(detail: FtApplicationDetail): unknown {
  const saved = detail.sections.identity?.value
  if (!saved) return {}
  const { way, frontFileId, backFileId } = saved
  return {
    way,
    consented: way === PAPERS_WAY.photos,
    frontFileId: photoOf(detail, frontFileId),
    backFileId: photoOf(detail, backFileId),
  }
}
