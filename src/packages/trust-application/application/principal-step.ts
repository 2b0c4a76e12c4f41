import {
  ftClientInfo,
  type FtApplicationDetail,
  type FtClientInfo,
  ftPrincipalSave,
} from '@/contract/ft-application'
import type { CodeOf } from '@/contract/code-table'
import type { RequestOf } from '@/contract/endpoint'
import { labelOf } from '@/contract/labels'
import type { ANNUAL_INCOME, EDUCATION, FAMILY_ASSETS, OCCUPATION } from '@/contract/tables/trust'
import { ASSET_SOURCE, FT_SECTION, hasEmployer, MARITAL_STATUS } from '@/contract/tables/trust'
import { addressText, emailText, mobileText } from '@/domains/contact/contact-parts'
import { regionOf } from '@/domains/regions/address-parts'
import { isChosenRegion, RegionChoice } from '@/domains/regions/region-choice'
import { isOn } from '@/lib/flag'
import { employerRule, pepDetailRule, positionRule, sourceNoteRule } from '@/lib/trust-rules'
import { choice, choices, flag, slot, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { type ValuesOf, when } from '@/stores/form/group'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { clientInfo } from '../queries'
import { SectionStep } from './section-step'
import type { TrustApplication } from './trust-application'
import { chosen } from './trust-options'

type Input = Omit<RequestOf<typeof ftPrincipalSave>, 'requestNo' | 'revision'>

/** Of the principal what is not registered (rules V-MOBILE, V-EMAIL, V-ADDR). */
export function principalForm() {
  const occupation = choice<CodeOf<typeof OCCUPATION>>({ required: '请选择职业', label: '职业' })
  const assetSource = choices<CodeOf<typeof ASSET_SOURCE>>({ required: '请选择财产来源', label: '财产来源' })
  const pep = choice<'0' | '1'>({ required: '请选择是否为特定自然人', label: '特定自然人' })
  const isEmployed = () => hasEmployer(occupation.value)
  return new Form({
    maritalStatus: choice<CodeOf<typeof MARITAL_STATUS>>({ required: '请选择婚姻状况', label: '婚姻状况' }),
    education: choice<CodeOf<typeof EDUCATION>>({ required: '请选择学历', label: '学历' }),
    occupation,
    employer: when(isEmployed, text({ rule: employerRule, label: '工作单位' })),
    position: when(isEmployed, text({ rule: positionRule, label: '职务' })),
    annualIncome: choice<CodeOf<typeof ANNUAL_INCOME>>({ required: '请选择年收入', label: '年收入' }),
    familyAssets: choice<CodeOf<typeof FAMILY_ASSETS>>({ required: '请选择家庭资产', label: '家庭资产' }),
    assetSource,
    assetSourceNote: when(
      () => assetSource.value.includes(ASSET_SOURCE.other),
      text({ rule: sourceNoteRule, label: '其他财产来源' }),
    ),
    mobile: mobileText(),
    email: emailText(),
    regionCode: slot(isChosenRegion, { required: '请选择所在地区', label: '所在地区' }),
    addressDetail: addressText({ label: '详细地址' }),
    pep,
    pepDetail: when(() => isOn(pep.value), text({ rule: pepDetailRule, label: '特定自然人说明' })),
    isHealthy: flag({ required: '请确认健康声明', label: '健康声明' }),
  })
}

type PrincipalFields = ReturnType<typeof principalForm>['fields']

/** As it is sent. */
function inputOf(applyId: string, values: ValuesOf<PrincipalFields>, dropSpouse: boolean): Input {
  const { employer = '', position = '', assetSourceNote = '', pepDetail = '', ...rest } = values
  return {
    ...rest,
    ...{ applyId, employer, position, assetSourceNote, pepDetail },
    maritalStatus: chosen(rest.maritalStatus),
    education: chosen(rest.education),
    occupation: chosen(rest.occupation),
    annualIncome: chosen(rest.annualIncome),
    familyAssets: chosen(rest.familyAssets),
    assetSource: [...rest.assetSource],
    pep: chosen(rest.pep),
    regionCode: rest.regionCode?.code ?? '',
    isHealthy: '1',
    dropSpouse: dropSpouse ? '1' : '0',
  }
}

/** Step 1: who sets the trust up. */
export class PrincipalStep extends SectionStep<PrincipalFields, Input> {
  readonly client: Resource<FtClientInfo>
  readonly region: RegionChoice

  constructor(root: RootStore, application: TrustApplication) {
    const form = principalForm()
    const client = new Resource(signal => root.read(ftClientInfo, clientInfo(), signal))
    const hasSpouse = () => application.detail.data?.sections.spouse !== null
    const losesSpouse = (maritalStatus: string) => maritalStatus !== MARITAL_STATUS.married && hasSpouse()
    super(root, application, {
      section: FT_SECTION.principal,
      form,
      prepare: () => client.load(),
      content: detail => contentOf(detail, client.data),
      input: values => inputOf(application.applyId, values, losesSpouse(values.maritalStatus)),
      send: (input, requestNo) => root.write(ftPrincipalSave, input, { requestNo }),
      confirm: ({ dropSpouse, maritalStatus }) =>
        isOn(dropSpouse) ? askToDrop(root, maritalStatus) : Promise.resolve(true),
    })
    this.client = client
    this.region = new RegionChoice(root, chosen => form.fields.regionCode.set(chosen))
  }
}

function askToDrop(root: RootStore, maritalStatus: string): Promise<boolean> {
  return root.ui.confirm({
    title: '不再保留配偶信息？',
    message: `婚姻状况改为“${labelOf(MARITAL_STATUS, maritalStatus)}”后，已填写的配偶信息和材料会删除。`,
    confirmText: '确认修改',
    keepText: '先不修改',
  })
}

/** What is saved, or what the company knows already. */
function contentOf({ sections }: FtApplicationDetail, client: FtClientInfo | undefined): unknown {
  const saved = sections.principal?.value
  if (saved) return { ...saved, regionCode: regionOf(saved.regionCode, saved.regionName), isHealthy: true }
  if (!client) return {}
  const { mobile, email, regionCode, regionName, addressDetail } = client
  return { mobile, email, addressDetail, regionCode: regionOf(regionCode, regionName) }
}
