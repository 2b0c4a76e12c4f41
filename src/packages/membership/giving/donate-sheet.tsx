import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SMS_CHECK_ABOVE_POINTS } from '@/contract/charity'
import { count } from '@/lib/format-number'
import { CheckLine } from '@/ui/fields/check-line'
import { TextField } from '@/ui/fields/text-field'
import { Button } from '@/ui/kit/button'
import { Chips } from '@/ui/kit/chips'
import { Dialog } from '@/ui/overlays/dialog'
import { quickPoints } from '../shared/charity-texts'
import type { CharityDetail, CharityStore } from './charity-store'
import { Problem } from '@/ui/kit/problem'
import './donate-sheet.scss'

/** How many points to give, and whether to be named. */
export const DonateSheet = observer(function DonateSheet(props: {
  store: CharityStore
  project: CharityDetail
}) {
  const { store, project } = props
  const { form, donation } = store
  const choices = quickPoints(project).map(points => ({
    value: String(points),
    text: points === project.balance ? `全部 ${count(points)}` : count(points),
  }))
  return (
    <Dialog
      isOpen={store.isOpen}
      title="捐赠积分"
      shape="sheet"
      actions={
        <Button isBusy={donation.submission.isSubmitting} onTap={() => void store.donate()}>
          下一步
        </Button>
      }
      onClose={store.close}
    >
      <TextField
        form={form}
        name="points"
        label="捐赠积分"
        kind="number"
        placeholder={`${count(project.minPoints)} 至 ${count(project.balance)} 的整数`}
        helper={`可用 ${count(project.balance)} 积分；超过 ${count(SMS_CHECK_ABOVE_POINTS)} 积分需短信验证`}
        maxLength={9}
        onConfirm={() => void store.donate()}
      />
      <View className="donate-sheet__quick">
        <Chips
          label="常用积分"
          options={choices}
          value={form.values.points}
          onChange={points => form.set('points', points)}
        />
      </View>
      <CheckLine isChecked={form.values.isNamed} onChange={isNamed => form.set('isNamed', isNamed)}>
        在爱心榜上显示我的姓名（隐去部分）
      </CheckLine>
      {store.problem && <Problem>{store.problem}</Problem>}
    </Dialog>
  )
})
