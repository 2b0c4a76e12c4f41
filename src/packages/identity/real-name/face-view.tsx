import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { FaceSteps } from '@/domains/face/face-check'
import { StepHeader } from '@/domains/flow/step-header'
import { usePageStore } from '@/domains/shell/use-page-store'
import { stepPosition } from '@/lib/flow'
import { maskName, maskPaperNo } from '@/lib/mask'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { Problem } from '@/ui/kit/problem'
import { WithFoot } from '@/ui/templates/page-foot'
import { FaceStep } from './face-step'
import type { IdentityApplication } from './identity-application'
import { identityFlow } from './identity-flow'
import './face-view.scss'

/** Who is to be recognised, the check, and beside it the way without one (rule PI-16). */
export const FaceView = observer(function FaceView({ application }: { application: IdentityApplication }) {
  const step = usePageStore(root => new FaceStep(root, application))
  useEffect(() => void step.resume(), [step])
  const { facts, info, isMismatch } = application
  const position = facts && stepPosition(identityFlow, facts, 'face')
  if (!position) return null
  return (
    <View className="face-view">
      <WithFoot>
        <StepHeader position={position} />
        <Card>
          <KeyValue label="姓名">{maskName(info.fields.name.value)}</KeyValue>
          <KeyValue label="证件号码">{maskPaperNo(info.fields.cardNo.value)}</KeyValue>
        </Card>
        {step.problem && <Problem isBoxed>{step.problem}</Problem>}
        <Ways step={step} isMismatch={isMismatch} />
      </WithFoot>
    </View>
  )
})

const Ways = observer(function Ways({ step, isMismatch }: { step: FaceStep; isMismatch: boolean }) {
  const { face, finishing } = step
  if (isMismatch) {
    return (
      <>
        <Note tone="warn">姓名与注册信息不一致，需要人工审核。如填写有误，请返回上一步修改。</Note>
        <Button trackId="id-manual" onTap={step.leaveToPeople}>
          提交人工审核
        </Button>
      </>
    )
  }
  if (step.canFinishAgain) {
    return <Button onTap={() => void step.finishAgain()}>人脸识别已通过，重新提交</Button>
  }
  if (finishing.isSubmitting) return <Note>人脸识别已通过，正在提交</Note>
  return (
    <FaceSteps
      flow={face}
      onStart={() => void step.start()}
      manual={
        <View className="face-view__manual">
          <View className="face-view__why">
            不便进行人脸识别，可以提交人工审核：补拍一张手持证件照，无须重新填写。
          </View>
          <Button
            tone={face.isLimitReached ? 'primary' : 'secondary'}
            trackId="id-manual"
            onTap={step.leaveToPeople}
          >
            提交人工审核
          </Button>
        </View>
      }
    />
  )
})
