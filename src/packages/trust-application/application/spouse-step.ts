import { FT_FILES_MAX, type FtApplicationDetail, ftCardRead, ftSpouseSave } from '@/contract/ft-application'
import type { CardSide } from '@/contract/identity'
import { IMAGE_MODULES } from '@/contract/image-modules'
import type { RequestOf } from '@/contract/endpoint'
import type { Country } from '@/contract/tax'
import { FT_SECTION } from '@/contract/tables/trust'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { cardDoubt } from '@/domains/card-photos/card-doubt'
import { CardPhoto } from '@/domains/card-photos/card-photo'
import { Doubts } from '@/domains/card-photos/doubts'
import { countriesOf } from '@/domains/countries/country-list'
import { FileList } from '@/domains/uploads/file-list'
import { OPEN_ENDED, todayInShanghai } from '@/lib/date'
import { isCardInForce } from '@/lib/id-card'
import type { ValuesOf } from '@/stores/form/group'
import type { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { filesOf, photoOf } from './saved-files'
import { SectionStep } from './section-step'
import { spouseForm, type SpouseFields, spousePaper } from './spouse-form'
import type { TrustApplication } from './trust-application'
import { chosen } from './trust-options'

const { code: moduleCode, mateFront, mateBack } = IMAGE_MODULES.client
const MATE_MODULES = {
  front: { moduleCode, moduleName: mateFront },
  back: { moduleCode, moduleName: mateBack },
} as const

type Input = Omit<RequestOf<typeof ftSpouseSave>, 'requestNo' | 'revision'>

/** Step 3: the spouse with a paper of any kind, of which a card is read into the fields, and their written consent. */
export class SpouseStep extends SectionStep<SpouseFields, Input> {
  readonly front: CardPhoto
  readonly back: CardPhoto
  readonly consents: FileList
  readonly countries: Resource<readonly Country[]>

  constructor(root: RootStore, application: TrustApplication) {
    const { applyId } = application
    const today = todayInShanghai(Date.now())
    const consents = new FileList(root, {
      ...{ purpose: UPLOAD_PURPOSE.trust, max: FT_FILES_MAX },
      ...{ label: '知情同意书', required: '请上传配偶知情同意书' },
    })
    const doubts = new Doubts()
    const paper = spousePaper(() => forget())
    const side = (
      name: CardSide,
      more: Pick<ConstructorParameters<typeof CardPhoto>[1], 'onRead' | 'doubt'>,
    ) =>
      new CardPhoto(root, {
        ...{ side: name, whose: '配偶', module: MATE_MODULES[name], ...more },
        part: () => paper.partAt(name === 'front' ? 0 : 1),
        read: (fileId, requestNo) =>
          root.write(
            ftCardRead,
            { applyId, owner: 'mate', side: name, fileId, consent: '1' },
            { requestNo, showLoading: false },
          ),
      })
    const front = side('front', {
      onRead: card => {
        const { name, idNo } = card
        form.fields.name.set(name)
        form.fields.idNo.set(idNo)
        doubts.take(card, { name, cardNo: idNo })
      },
    })
    const back = side('back', {
      onRead: ({ endDate }) => {
        if (!isCardInForce(endDate, today)) form.fields.mateBackFileId.takeError('证件已过期，请更新证件')
      },
      doubt: card => cardDoubt(card, form.fields.idNo.value, today),
    })
    const form = spouseForm({ paper, front, back, consents, doubts, today })
    /** Another paper has other photos and another period; its number stays where it may be this one's as well. */
    const forget = () => {
      const { idNo, idExpireDate, isLasting } = form.fields
      for (const { photo } of [front, back]) photo.clear()
      if (!idNo.isValid) idNo.set('')
      idExpireDate.set('')
      isLasting.set(false)
    }
    super(root, application, {
      section: FT_SECTION.spouse,
      form,
      content: contentOf,
      input: values => inputOf(applyId, values),
      send: (input, requestNo) => root.write(ftSpouseSave, input, { requestNo }),
      ends: [front.dispose, back.dispose, consents.dispose],
    })
    this.front = front
    this.back = back
    this.consents = consents
    this.countries = countriesOf(root)
  }
}

function inputOf(applyId: string, values: ValuesOf<SpouseFields>): Input {
  const { consented: _consented, isLasting = false, ...entered } = values
  const { mateFrontFileId, mateBackFileId, consentFileIds, occupation, idType, ...rest } = entered
  const { nationality = '', idExpireDate = '' } = rest
  return {
    ...rest,
    applyId,
    idType: chosen(idType),
    nationality,
    idExpireDate: isLasting ? OPEN_ENDED : idExpireDate,
    occupation: chosen(occupation),
    mateFrontFileId: mateFrontFileId?.fileId ?? '',
    mateBackFileId: mateBackFileId?.fileId ?? '',
    consentFileIds: consentFileIds.map(({ fileId }) => fileId),
  }
}

function contentOf(detail: FtApplicationDetail): unknown {
  const saved = detail.sections.spouse?.value
  if (!saved) return {}
  const { mateFrontFileId, mateBackFileId, consentFileIds, idExpireDate, ...rest } = saved
  const isLasting = idExpireDate === OPEN_ENDED
  return {
    ...rest,
    isLasting,
    idExpireDate: isLasting ? '' : idExpireDate,
    consented: true,
    mateFrontFileId: photoOf(detail, mateFrontFileId),
    mateBackFileId: photoOf(detail, mateBackFileId),
    consentFileIds: filesOf(detail, consentFileIds),
  }
}
