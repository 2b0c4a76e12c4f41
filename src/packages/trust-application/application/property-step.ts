import { computed, makeObservable, runInAction } from 'mobx'
import type { BankCard } from '@/contract/bank-card'
import { bankCardList } from '@/contract/bank-card'
import {
  FT_FILES_MAX,
  FT_KINDS,
  FT_PROPERTIES_MAX,
  type FtApplicationDetail,
  type FtKind,
  ftPropertySave,
} from '@/contract/ft-application'
import type { CodeOf } from '@/contract/code-table'
import type { RequestOf } from '@/contract/endpoint'
import { labelOf } from '@/contract/labels'
import { FT_SECTION, PROPERTY_TYPE, TRUST_KIND } from '@/contract/tables/trust'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { CardBinding } from '@/domains/bank-cards/card-binding'
import { ownCards } from '@/domains/bank-cards/queries'
import { FileList } from '@/domains/uploads/file-list'
import { leastAmountRule, propertyNameRule, totalOf } from '@/lib/trust-rules'
import { amountRule } from '@/lib/validate'
import { choice, flag, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { type ValuesOf, when } from '@/stores/form/group'
import { type Row, rows } from '@/stores/form/rows'
import { moneyText } from '@/stores/form/typed'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { filesOf } from './saved-files'
import { SectionStep } from './section-step'
import type { TrustApplication } from './trust-application'
import { chosen } from './trust-options'

type Input = Omit<RequestOf<typeof ftPropertySave>, 'requestNo' | 'revision'>

/** The lists of files behind the rows, by the field that stands in the row. */
type FileLists = Map<object, FileList>

/** One property (rules V-AMT, V-FILE): cash comes from a card, anything else is proved. */
function propertyFields(root: RootStore, lists: FileLists) {
  const propertyType = choice<CodeOf<typeof PROPERTY_TYPE>>({ required: '请选择财产类型', label: '财产类型' })
  const isCash = () => propertyType.value === PROPERTY_TYPE.cash
  const files = new FileList(root, {
    ...{ purpose: UPLOAD_PURPOSE.trust, max: FT_FILES_MAX },
    ...{ label: '证明材料', required: '请上传证明材料' },
  })
  lists.set(files.field, files)
  return {
    propertyType,
    name: text({ rule: propertyNameRule, label: '财产名称' }),
    estimateValue: moneyText({ rule: amountRule, label: '金额' }),
    cardId: when(isCash, choice<string>({ required: '请选择交付资金的银行卡', label: '银行卡' })),
    proofFileIds: when(() => propertyType.value !== '' && !isCash(), files.field),
  }
}

export type PropertyFields = ReturnType<typeof propertyFields>

function propertyForm(root: RootStore, lists: FileLists, kind: () => FtKind | undefined) {
  return new Form({
    properties: rows(() => propertyFields(root, lists), {
      min: 1,
      max: FT_PROPERTIES_MAX,
      rule: list => sumError(list, kind()),
      label: '交付财产',
    }),
    sourceDeclare: flag({ required: '请确认财产来源合法', label: '合法来源声明' }),
  })
}

type Properties = readonly ValuesOf<PropertyFields>[]

const sumOf = (list: Properties) => totalOf(list.map(({ estimateValue }) => estimateValue))

/** All together reach the least of the kind (rule V-FT-MIN), once each of them has an amount. */
function sumError(list: Properties, kind: FtKind | undefined): string | undefined {
  const isWhole = list.every(({ estimateValue }) => amountRule(estimateValue) === undefined)
  if (!kind || !isWhole) return undefined
  return leastAmountRule(labelOf(TRUST_KIND, kind), FT_KINDS[kind].least)(sumOf(list))
}

type FormFields = ReturnType<typeof propertyForm>['fields']

const inputOf = (applyId: string, { properties }: ValuesOf<FormFields>): Input => ({
  applyId,
  properties: properties.map(({ propertyType, name, estimateValue, cardId = '', proofFileIds = [] }) => ({
    propertyType: chosen(propertyType),
    ...{ name, estimateValue, cardId },
    currency: 'CNY',
    proofFileIds: proofFileIds.map(({ fileId }) => fileId),
  })),
  sourceDeclare: '1',
})

/** Step 6: what is delivered to the trust, with its live total. */
export class PropertyStep extends SectionStep<FormFields, Input> {
  readonly cards: Resource<readonly BankCard[]>
  readonly binding: CardBinding
  /** The property whose card is being added. */
  private cardRow: Row<PropertyFields> | undefined

  constructor(
    root: RootStore,
    application: TrustApplication,
    private readonly lists: FileLists = new Map(),
  ) {
    const kind = () => application.detail.data?.sections.setup?.value.trustKind ?? kindOf(application)
    const cards = new Resource(async signal => (await root.read(bankCardList, ownCards(), signal)).cards)
    super(root, application, {
      section: FT_SECTION.property,
      form: propertyForm(root, lists, kind),
      prepare: () => cards.load(),
      content: contentOf,
      input: values => inputOf(application.applyId, values),
      send: (input, requestNo) => root.write(ftPropertySave, input, { requestNo }),
      ends: [() => lists.forEach(list => list.dispose()), () => this.binding.dispose()],
    })
    this.cards = cards
    this.binding = new CardBinding(
      root,
      card => void this.takeCard(card),
      () => void cards.load(),
    )
    makeObservable(this, { total: computed })
  }

  /** Yuan of all that is typed so far. */
  get total(): string {
    return sumOf(this.form.fields.properties.value)
  }

  /** Adds a card, which the property is then delivered from. */
  addCard(row: Row<PropertyFields>): void {
    this.cardRow = row
    this.binding.open()
  }

  private async takeCard({ cardId }: BankCard): Promise<void> {
    await this.cards.load()
    runInAction(() => this.cardRow?.fields.cardId.set(cardId))
  }

  /** The files of a row. */
  filesOf({ fields }: Row<PropertyFields>): FileList | undefined {
    return this.lists.get(fields.proofFileIds)
  }
}

/** The kind stands in the application where the plan itself cannot be changed now. */
function kindOf({ detail }: TrustApplication): FtKind | undefined {
  const kind = detail.data?.trustKind ?? ''
  return (Object.keys(FT_KINDS) as FtKind[]).find(known => known === kind)
}

function contentOf(detail: FtApplicationDetail): unknown {
  const saved = detail.sections.property?.value
  if (!saved) return {}
  return {
    properties: saved.properties.map(({ proofFileIds, ...property }) => ({
      ...property,
      proofFileIds: filesOf(detail, proofFileIds),
    })),
    sourceDeclare: true,
  }
}
