import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useState } from 'react'
import { FACE_DAILY_LIMIT } from '@/contract/face'
import { Heading } from '@/platform/elements/elements'
import { HotlineLink } from '@/domains/shell/hotline-link'
import { consent } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { AgreementBox } from '@/ui/fields/agreement-box'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import type { FaceFlow } from './face-flow'
import './face-check.scss'

const TIPS = ['由本人操作，正对手机屏幕', '光线充足，避免逆光与遮挡', '摘下口罩、帽子与墨镜']

interface FaceCheckProps {
  flow: FaceFlow
  /** The way without a face, where the page has one; else the service line is. */
  manual?: ReactNode
  onStart: () => void
}

/** The check as a page of its own. */
export function FaceCheck(props: FaceCheckProps) {
  return (
    <View className="face-check">
      <Heading level={1} className="face-check__title">
        请完成人脸识别
      </Heading>
      <FaceSteps {...props} />
    </View>
  )
}

/** Why a face is asked for, the separate consent, the start, and the way that needs no face (rule PI-16). */
export const FaceSteps = observer(function FaceSteps({ flow, manual, onStart }: FaceCheckProps) {
  const [form] = useState(() => new Form({ agreed: consent('请阅读并同意人脸信息处理规则') }))
  useEffect(() => void flow.catchUp(), [flow])
  const handleStart = () => {
    if (form.check()) onStart()
  }
  const left = Math.max(FACE_DAILY_LIMIT - flow.failCount, 0)
  return (
    <>
      <View className="face-check__why">办理涉及您账户安全的业务，需要确认是您本人在操作。</View>
      <Card>
        <View role="list">
          {TIPS.map(tip => (
            <View key={tip} role="listitem" className="face-check__tip">
              {tip}
            </View>
          ))}
        </View>
      </Card>
      {flow.message && (
        <View className="face-check__message" role="alert">
          {flow.message}
          {flow.failCount > 0 && !flow.isLimitReached && `，今日还可尝试 ${left} 次`}
        </View>
      )}
      <AgreementBox field={form.fields.agreed} label="我同意为本次身份确认处理我的人脸信息">
        我同意为本次身份确认处理我的人脸信息；识别完成后不保存人脸图像。
      </AgreementBox>
      <Button
        isBusy={flow.isBusy}
        busyText="识别中"
        disabledReason={flow.isLimitReached ? '今日人脸识别次数已达上限，请选择人工审核' : undefined}
        onTap={handleStart}
      >
        {flow.phase === 'failed' ? '重新识别' : '开始人脸识别'}
      </Button>
      {manual ?? <HotlineLink why="不便进行人脸识别" toDo="申请人工审核" />}
    </>
  )
})
