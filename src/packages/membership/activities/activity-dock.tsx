import { observer } from 'mobx-react'
import { useShare } from '@/domains/sharing/use-share'
import { isOn } from '@/lib/flag'
import { ShareButton } from '@/platform/elements/share-button'
import { share2 } from '@/ui/icon/glyphs/share-2'
import { Icon } from '@/ui/icon/icon'
import { Button } from '@/ui/kit/button'
import { ButtonPair } from '@/ui/kit/button-pair'
import { ReasonLine } from '@/ui/kit/reason-line'
import { joinRefusal } from './activity-texts'
import { activityCard } from '../shared/share-cards'
import type { ActivityDetail, ActivityStore } from './activity-store'
import { Problem } from '@/ui/kit/problem'
import './activity-view.scss'
import '@/ui/kit/button.scss'

const REASON_ID = 'activity-reason'

/** Joining and passing on. */
export const ActivityDock = observer(function ActivityDock(props: {
  store: ActivityStore
  activity: ActivityDetail
}) {
  const { store, activity } = props
  const share = useShare()
  const card = activityCard(activity)
  const refusal = joinRefusal(activity)
  const isJoined = isOn(activity.joined)
  return (
    <>
      {store.problem && <Problem>{store.problem}</Problem>}
      {refusal && <ReasonLine id={REASON_ID} text={refusal} />}
      <ButtonPair
        left={
          <ShareButton
            className="button button--secondary activity-dock__share"
            card={card}
            trackId="activity-share"
            onTap={() => void share(card)}
          >
            <Icon glyph={share2} size={18} />
            分享
          </ShareButton>
        }
        right={
          <Button
            isBusy={store.joining.isSubmitting}
            disabledBy={refusal ? REASON_ID : undefined}
            trackId="activity-join"
            onTap={() => void store.join()}
          >
            {isJoined ? '已参加' : '立即参加'}
          </Button>
        }
      />
    </>
  )
})
