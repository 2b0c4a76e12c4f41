import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SMS_CHECK_ABOVE_POINTS } from '@/contract/charity'
import { count } from '@/lib/format-number'
import { QUANTITY_MAX } from '@/lib/typed-quantity'
import { CheckField } from '@/ui/fields/check-field'
import { TextField } from '@/ui/fields/text-field'
import { Chips } from '@/ui/kit/chips'
import { FormSheet } from '@/ui/templates/form-sheet'
import { quickPoints } from '../shared/charity-texts'
import type { CharityDetail, CharityStore } from './charity-store'
import './donate-sheet.scss'

/** How many points to give, and whether to be named. */
export const DonateSheet = observer(function DonateSheet(props: {
  store: CharityStore
  project: CharityDetail
}) {
  const { store, project } = props
  const { submission } = store
  const { points, isNamed } = store.form.fields
  const choices = quickPoints(project).map(quick => ({
    value: String(quick),
    text: quick === project.balance ? `全部 ${count(quick)}` : count(quick),
  }))
  return (
    <FormSheet
      isOpen={store.isOpen}
      title="捐赠积分"
      submission={submission}
      submitText="下一步"
      onClose={store.close}
    >
      <TextField
        field={points}
        label="捐赠积分"
        kind="number"
        placeholder={`${count(project.minPoints)} 至 ${count(project.balance)} 的整数`}
        helper={`可用 ${count(project.balance)} 积分；超过 ${count(SMS_CHECK_ABOVE_POINTS)} 积分需短信验证`}
        maxLength={QUANTITY_MAX}
        onConfirm={() => void submission.submit()}
      />
      <View className="donate-sheet__quick">
        <Chips label="常用积分" options={choices} value={points.value} onChange={points.set} />
      </View>
      <CheckField field={isNamed}>在爱心榜上显示我的姓名（隐去部分）</CheckField>
    </FormSheet>
  )
})
