import { FT_FILES_MAX, type FtApplicationDetail, ftCardRead, ftSpouseSave } from '@/contract/ft-application'
import type { CodeOf } from '@/contract/code-table'
import type { CardSide, TypedCard } from '@/contract/identity'
import { IMAGE_MODULES } from '@/contract/image-modules'
import type { RequestOf } from '@/contract/endpoint'
import { FT_SECTION, type OCCUPATION } from '@/contract/tables/trust'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { CardPhoto } from '@/domains/card-photos/card-photo'
import { Doubts } from '@/domains/card-photos/doubts'
import { emailText, mobileText } from '@/domains/contact/contact-parts'
import { FileList } from '@/domains/uploads/file-list'
import { todayInShanghai } from '@/lib/date'
import { isCardInForce } from '@/lib/id-card'
import { spouseIdRule } from '@/lib/trust-rules'
import { choice, flag } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { nameText, paperNoText } from '@/stores/form/typed'
import type { RootStore } from '@/stores/root/root-store'
import { filesOf, photoOf } from './saved-files'
import { SectionStep } from './section-step'
import type { TrustApplication } from './trust-application'
import { chosen } from './trust-options'

const { code: moduleCode, mateFront, mateBack } = IMAGE_MODULES.client
const MATE_MODULES = {
  front: { moduleCode, moduleName: mateFront },
  back: { moduleCode, moduleName: mateBack },
} as const

type Input = Omit<RequestOf<typeof ftSpouseSave>, 'requestNo' | 'revision'>

/** The spouse (rules V-SPOUSE, V-ID18, V-FILE); that the number is not the principal's own, the server alone can say. */
function spouseForm(front: CardPhoto, back: CardPhoto, consents: FileList, doubts: Doubts) {
  const today = todayInShanghai(Date.now())
  return new Form(
    {
      consented: flag({ required: '请先单独同意识别身份证影像', label: '单独同意' }),
      mateFrontFileId: front.field,
      mateBackFileId: back.field,
      name: nameText({ warning: value => doubts.warningOf('name', value) }),
      idNo: paperNoText({
        rule: spouseIdRule('', today),
        warning: value => doubts.warningOf('cardNo', value),
        label: '身份证号码',
      }),
      mobile: mobileText(),
      email: emailText({ isOptional: true }),
      occupation: choice<CodeOf<typeof OCCUPATION>>({ required: '请选择职业', label: '职业' }),
      consentFileIds: consents.field,
    },
    FT_SECTION.spouse,
  )
}

type SpouseFields = ReturnType<typeof spouseForm>['fields']

/** Step 3: the spouse, their card read into the fields, and their written consent. */
export class SpouseStep extends SectionStep<SpouseFields, Input> {
  readonly front: CardPhoto
  readonly back: CardPhoto
  readonly consents: FileList

  constructor(root: RootStore, application: TrustApplication) {
    const { applyId } = application
    const consents = new FileList(root, {
      ...{ purpose: UPLOAD_PURPOSE.trust, max: FT_FILES_MAX },
      ...{ label: '知情同意书', required: '请上传配偶知情同意书' },
    })
    const doubts = new Doubts()
    const side = (name: CardSide, onRead: (card: TypedCard) => void) =>
      new CardPhoto(root, {
        ...{ side: name, whose: '配偶', module: MATE_MODULES[name], onRead },
        read: (fileId, requestNo) =>
          root.write(
            ftCardRead,
            { applyId, owner: 'mate', side: name, fileId, consent: '1' },
            { requestNo, showLoading: false, isQuiet: true },
          ),
      })
    const front = side('front', card => {
      const { name, idNo } = card
      form.fields.name.set(name)
      form.fields.idNo.set(idNo)
      doubts.take(card, { name, cardNo: idNo })
    })
    const back = side('back', ({ endDate }) => {
      const isInForce = isCardInForce(endDate, todayInShanghai(Date.now()))
      if (!isInForce) form.fields.mateBackFileId.takeError('证件已过期，请更新证件')
    })
    const form = spouseForm(front, back, consents, doubts)
    super(root, application, {
      section: FT_SECTION.spouse,
      form,
      content: contentOf,
      input: ({
        consented: _consented,
        mateFrontFileId,
        mateBackFileId,
        consentFileIds,
        occupation,
        ...rest
      }) => ({
        ...rest,
        applyId,
        occupation: chosen(occupation),
        mateFrontFileId: mateFrontFileId?.fileId ?? '',
        mateBackFileId: mateBackFileId?.fileId ?? '',
        consentFileIds: consentFileIds.map(({ fileId }) => fileId),
      }),
      send: (input, requestNo) => root.write(ftSpouseSave, input, { requestNo, isQuiet: true }),
      ends: [front.dispose, back.dispose, consents.dispose],
    })
    this.front = front
    this.back = back
    this.consents = consents
  }
}

function contentOf(detail: FtApplicationDetail): unknown {
  const saved = detail.sections.spouse?.value
  if (!saved) return {}
  const { mateFrontFileId, mateBackFileId, consentFileIds, ...rest } = saved
  return {
    ...rest,
    consented: true,
    mateFrontFileId: photoOf(detail, mateFrontFileId),
    mateBackFileId: photoOf(detail, mateBackFileId),
    consentFileIds: filesOf(detail, consentFileIds),
  }
}
