import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AmountText } from '@/domains/amounts/amount-text'
import { labelOf } from '@/contract/labels'
import { FT_APPLY_STATUS, FT_SECTION } from '@/contract/tables/trust'
import type { FtApplication } from '@/contract/my-trust'
import { isOn, whyNot } from '@/lib/flag'
import { tenThousands } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import type { RootStore } from '@/stores/root/root-store'
import { ActionBar, type Action } from '@/ui/kit/action-bar'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { Tag } from '@/ui/kit/tag'
import { applicationTone, isOpen, stepRoute, stepStates, stepText } from './application-texts'
import { type FamilyTrustsStore, UNNAMED } from './family-trusts-store'
import './application-card.scss'

interface ApplicationCardProps {
  application: FtApplication
  store: FamilyTrustsStore
}

/** One application: how far it is, what the reviewer said, and what can be done with it. */
export const ApplicationCard = observer(function ApplicationCard(props: ApplicationCardProps) {
  const { application, store } = props
  const { ui, navigation } = useStores()
  const { ftApplyStatus, applyNo, initialAmount, remarks, statusNote } = application
  const amount =
    initialAmount && `设立金额 ${ui.areAmountsHidden ? '****' : tenThousands(initialAmount)} 万元`
  return (
    <Card>
      <View className="application-card__line">
        <View className="application-card__name">{application.trustName || UNNAMED}</View>
        <Tag tone={applicationTone(ftApplyStatus)}>{labelOf(FT_APPLY_STATUS, ftApplyStatus)}</Tag>
      </View>
      <View className="application-card__facts">
        {[`申请编号 ${applyNo}`, amount].filter(Boolean).join(' · ')}
      </View>
      <Steps application={application} />
      {statusNote && (
        <Note tone={isOpen(ftApplyStatus) && ftApplyStatus !== FT_APPLY_STATUS.inReview ? 'due' : 'info'}>
          <AmountText>{statusNote}</AmountText>
        </Note>
      )}
      {ftApplyStatus === FT_APPLY_STATUS.returned &&
        remarks.map(({ section, field, content }) => (
          <Note key={section + field + content} tone="warn">
            {labelOf(FT_SECTION, section)}：{content}
          </Note>
        ))}
      {isOpen(ftApplyStatus) && <ActionBar actions={actionsOf(application, store, navigation)} />}
      {!isOpen(ftApplyStatus) && (
        <Button
          tone="secondary"
          trackId="ft-details"
          onTap={() => navigation.go('trust-application/application', { applyId: application.applyId })}
        >
          查看详情
        </Button>
      )}
    </Card>
  )
})

/** A draft is gone on with or deleted; what has been handed in is looked at, or taken back as long as the reviewer allows it. */
function actionsOf(
  application: FtApplication,
  store: FamilyTrustsStore,
  navigation: RootStore['navigation'],
): readonly Action[] {
  const { applyId, currentStep, canDelete } = application
  const details: Action = {
    text: '查看详情',
    trackId: 'ft-details',
    onTap: () => navigation.go('trust-application/application', { applyId }),
  }
  if (isOn(canDelete)) {
    return [
      {
        text: '删除草稿',
        tone: 'secondary',
        isBusy: store.deletion.isSubmitting,
        onTap: () => void store.remove(application),
      },
      {
        text: '继续填写',
        trackId: 'ft-continue',
        onTap: () => navigation.go(stepRoute(currentStep), { applyId }),
      },
    ]
  }
  return [
    {
      text: '撤回申请',
      tone: 'secondary',
      isBusy: store.withdrawal.isSubmitting,
      disabledReason: whyNot(application.canWithdraw, application.withdrawReason),
      onTap: () => void store.withdraw(application),
    },
    details,
  ]
}

/** The seven steps with the ones that are done. */
function Steps({ application }: { application: FtApplication }) {
  const steps = stepStates(application)
  return (
    <>
      <View className="application-card__steps" aria-hidden>
        {steps.map(({ name, isDone }) => (
          <View
            key={name}
            className={`application-card__step ${isDone ? 'application-card__step--done' : ''}`}
          >
            <View className="application-card__dot">{isDone ? '✓' : ''}</View>
            {name}
          </View>
        ))}
      </View>
      <View className="application-card__step-text">{stepText(application)}</View>
    </>
  )
}
