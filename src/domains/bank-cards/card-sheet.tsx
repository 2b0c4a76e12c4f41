import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MobileField } from '@/domains/contact/contact-fields'
import { CodeButton } from '@/domains/verification/code-button'
import { canScanCard, scanCard } from '@/platform/host/scan-card'
import { TYPED_MAX } from '@/lib/typed-number'
import { TextField } from '@/ui/fields/text-field'
import { Button } from '@/ui/kit/button'
import { Problem } from '@/ui/kit/problem'
import { FormSheet } from '@/ui/templates/form-sheet'
import type { CardBinding } from './card-binding'

/** Adding a bank card: its number, the phone that the bank has, and the code that came there. */
export const CardSheet = observer(function CardSheet({ binding }: { binding: CardBinding }) {
  const { cardNo, mobile, smsCode } = binding.form.fields
  return (
    <FormSheet
      isOpen={binding.isOpen}
      title="添加银行卡"
      submission={binding.submission}
      submitText="确认绑定"
      onClose={binding.close}
    >
      <View>用于收付认购款与信托利益，须为本人名下的借记卡；信息仅提供给发卡银行核验。</View>
      <TextField
        field={cardNo}
        label="银行卡号"
        kind="number"
        placeholder="16 至 19 位数字"
        maxLength={TYPED_MAX.cardNo}
      />
      {canScanCard() && (
        <Button tone="secondary" trackId="card-scan" onTap={scanCard}>
          扫描银行卡
        </Button>
      )}
      <MobileField field={mobile} label="银行预留手机号" />
      <TextField
        field={smsCode}
        label="验证码"
        kind="code"
        placeholder="6 位数字"
        maxLength={TYPED_MAX.smsCode}
        helper="验证码发送至银行预留手机号，5 分钟内有效"
        aside={<CodeButton request={binding.code} onTap={() => void binding.askForCode()} />}
      />
      {binding.problem && <Problem>{binding.problem}</Problem>}
    </FormSheet>
  )
})
