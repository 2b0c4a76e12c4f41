import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { TYPED_MAX } from '@/lib/typed-number'
import { useStores } from '@/stores/root/context'
import { TextField } from '@/ui/fields/text-field'
import { Problem } from '@/ui/kit/problem'
import { FormSheet } from '@/ui/templates/form-sheet'
import { CodeButton } from './code-button'
import type { SmsCheck } from './sms-check'
import { SmsCheckForm } from './sms-check-form'
import './sms-check-part.scss'

export interface SmsCheckPartProps {
  check: SmsCheck
  isOpen: boolean
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

/** What is typed for a check, for as long as the page asks by it: the next code has to wait also when the sheet is closed. */
function useSmsCheckForm(check: SmsCheck, isOpen: boolean): SmsCheckForm {
  const root = useStores()
  const typed = useMemo(() => new SmsCheckForm(root, check), [root, check])
  useEffect(() => typed.dispose, [typed])
  useLayoutEffect(() => {
    if (isOpen) typed.begin()
  }, [typed, isOpen])
  return typed
}

/** The sheet itself, whose code comes on demand. */
export const SmsCheckPart = observer(function SmsCheckPart(props: SmsCheckPartProps) {
  const { check, isOpen } = props
  const typed = useSmsCheckForm(check, isOpen)
  const { form, problem, submission } = typed
  const isOnScreen = useOnScreen(isOpen)
  return (
    <FormSheet
      isOpen={isOpen}
      title={props.title}
      submission={submission}
      submitText={props.confirmText}
      busyText="验证中"
      onClose={check.cancel}
    >
      {isOnScreen && (
        <>
          <View className="sms-check__where">验证码将发送至 {typed.mobileMask}</View>
          <TextField
            field={form.fields.smsCode}
            label="短信验证码"
            kind="code"
            placeholder="6 位数字"
            maxLength={TYPED_MAX.smsCode}
            aside={<CodeButton request={typed.code} onTap={() => void typed.code.submit(undefined)} />}
            onConfirm={() => void submission.submit()}
          />
        </>
      )}
      {problem && <Problem>{problem}</Problem>}
    </FormSheet>
  )
})
