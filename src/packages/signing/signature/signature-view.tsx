import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import type { Contract } from '@/contract/signing'
import { ID_TYPE } from '@/contract/tables/customer'
import { useAppOnlyReason } from '@/domains/gates/app-only'
import { GateNote } from '@/domains/gates/gate-note'
import { SignaturePanel } from '@/domains/signature/signature-panel'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { formatMinute } from '@/lib/date'
import { AgreementBox } from '@/ui/fields/agreement-box'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { Problem } from '@/ui/kit/problem'
import { SectionHead } from '@/ui/kit/section-head'
import { ContractHead } from '../shared/contract-head'
import type { ContractSigning } from '../shared/contract-signing'
import type { SignatureStep } from './signature-step'
import './signature-view.scss'

interface SignatureViewProps {
  signing: ContractSigning
  step: SignatureStep
  contract: Contract
}

/** Who signs what, the consent to the certificate, and the proofs that the customer is there. */
export const SignatureView = observer(function SignatureView({
  signing,
  step,
  contract,
}: SignatureViewProps) {
  const { certificate } = step.form.fields
  const label = '我同意申请并使用一次性电子签名证书签署上述文件'
  return (
    <>
      <ContractHead signing={signing} contract={contract} step="sign" />
      <EarlierWrite write={step.signing} />
      <SectionHead title="签署人" />
      <Card>
        <KeyValue label="姓名">{contract.nameMask}</KeyValue>
        <KeyValue label={labelOf(ID_TYPE, contract.idType)}>{contract.idNoMask}</KeyValue>
      </Card>
      <SectionHead title={`本次签署 ${contract.docs.length} 份文件，一次签名全部生效`} />
      <Card>
        <View role="list">
          {contract.docs.map(({ docId, docName, version }) => (
            <View key={docId} className="signature-view__paper" role="listitem">
              《{docName}》V{version}
            </View>
          ))}
        </View>
      </Card>
      <Note>
        先进行人脸识别和短信验证，再签名。人脸识别通过后请在 5
        分钟内完成签署，逾期需重新识别，已读文件不受影响。
      </Note>
      <AgreementBox field={certificate} label={label}>
        {label}；证书由第三方电子认证机构签发，仅用于本次签署。
      </AgreementBox>
    </>
  )
})

/** Asks for the proofs; says why the last try came to nothing, and where that is settled. */
export const SignatureDock = observer(function SignatureDock({
  step,
  contract: { callUntil },
}: Omit<SignatureViewProps, 'signing'>) {
  const { missingGate, signing } = step
  const appOnly = useAppOnlyReason()
  const { problem } = signing
  return (
    <>
      {missingGate && <GateNote code={missingGate} text={problem} />}
      {problem && !missingGate && <Problem isBoxed>{problem}</Problem>}
      <Button
        disabledReason={
          appOnly ??
          (callUntil && `签约前将电话回访，请在 ${formatMinute(callUntil)} 前留意来电，核实后即可签署`)
        }
        onDisabledTap={appOnly ? undefined : step.askAgain}
        trackId="contract-prove"
        onTap={() => void step.prove()}
      >
        开始身份确认
      </Button>
    </>
  )
})

/** The signature under all papers: stands in the place of what is signed. */
export const SigningPanel = observer(function SigningPanel({
  step,
  contract,
}: Omit<SignatureViewProps, 'signing'>) {
  const { signing } = step
  return (
    <SignaturePanel
      store={step.signature}
      name={contract.name}
      onBack={step.stepBack}
      onSigned={({ signFileId }) => void step.sign(signFileId)}
    >
      <Card>
        <KeyValue label="正在签署">
          {contract.productName}，共 {contract.docs.length} 份文件
        </KeyValue>
      </Card>
      {signing.isSubmitting && <Note>正在签署，请勿离开</Note>}
      {signing.problem && <Problem isBoxed>{signing.problem}</Problem>}
    </SignaturePanel>
  )
})
