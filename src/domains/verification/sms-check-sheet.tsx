import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { TYPED_MAX } from '@/lib/typed-number'
import { TextField } from '@/ui/fields/text-field'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/overlays/dialog'
import type { SmsCheckStore } from './sms-check-store'
import { CodeButton } from './code-button'
import { Problem } from '@/ui/kit/problem'
import './sms-check-sheet.scss'

interface SmsCheckSheetProps {
  check: SmsCheckStore
  /** What is confirmed, as the sheet's title: 确认修改分红方式. */
  title: string
  confirmText: string
}

/** Sheet that asks for the code sent to the customer's own phone. */
export const SmsCheckSheet = observer(function SmsCheckSheet(props: SmsCheckSheetProps) {
  const { check, title, confirmText } = props
  useEffect(() => () => check.dispose(), [check])
  const error = check.problem
  return (
    <Dialog
      isOpen={check.isOpen}
      title={title}
      shape="sheet"
      actions={
        <Button isBusy={check.verification.isSubmitting} busyText="验证中" onTap={() => void check.submit()}>
          {confirmText}
        </Button>
      }
      onClose={check.cancel}
    >
      <View className="sms-check__where">验证码将发送至 {check.mobileMask}</View>
      <TextField
        form={check.form}
        name="smsCode"
        label="短信验证码"
        kind="code"
        placeholder="6位数字"
        maxLength={TYPED_MAX.smsCode}
        aside={<CodeButton request={check.code} onTap={() => void check.code.request(undefined)} />}
        onConfirm={() => void check.submit()}
      />
      {error && <Problem>{error}</Problem>}
    </Dialog>
  )
})
