import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { TYPED_MAX } from '@/lib/typed-number'
import { TextField } from '@/ui/fields/text-field'
import { FormSheet } from '@/ui/templates/form-sheet'
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

/** Longer than a sheet takes to leave the screen. */
const LEAVING_MS = 300

/**
 * Whether the sheet is on the screen, be it on its way off. A page may have two that ask for a code, the proof's and the
 * signature's: the input of one that is closed must not be taken for the other's.
 */
function useOnScreen(isOpen: boolean): boolean {
  const [isShown, setShown] = useState(isOpen)
  if (isOpen && !isShown) setShown(true)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => setShown(false), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isShown
}

/** Sheet that asks for the code sent to the customer's own phone. */
export const SmsCheckSheet = observer(function SmsCheckSheet(props: SmsCheckSheetProps) {
  const { check, title, confirmText } = props
  useEffect(() => () => check.dispose(), [check])
  const { form, problem, submission } = check
  const isOnScreen = useOnScreen(check.isOpen)
  return (
    <FormSheet
      isOpen={check.isOpen}
      title={title}
      submission={submission}
      submitText={confirmText}
      busyText="验证中"
      onClose={check.cancel}
    >
      {isOnScreen && (
        <>
          <View className="sms-check__where">验证码将发送至 {check.mobileMask}</View>
          <TextField
            field={form.fields.smsCode}
            label="短信验证码"
            kind="code"
            placeholder="6位数字"
            maxLength={TYPED_MAX.smsCode}
            aside={<CodeButton request={check.code} onTap={() => void check.code.submit(undefined)} />}
            onConfirm={() => void submission.submit()}
          />
        </>
      )}
      {problem && <Problem>{problem}</Problem>}
    </FormSheet>
  )
})
