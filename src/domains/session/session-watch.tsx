import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/overlays/dialog'
import { OtherLogin } from './other-login'
import { SessionClock } from './session-clock'

/** Follows the session while somebody is logged in: warns before it ends, and asks before a link changes who it is. */
export const SessionWatch = observer(function SessionWatch() {
  const root = useStores()
  const { user } = root.user
  const { lastAnswerAt } = root.ui
  const clock = root.get(SessionClock)
  const otherLogin = root.get(OtherLogin)
  useEffect(() => clock.follow(user), [clock, user])
  useEffect(() => clock.noteAnswer(lastAnswerAt), [clock, lastAnswerAt])
  const isWaiting = isOn(user?.isOtherLoginWaiting)
  useEffect(() => {
    if (isWaiting) void otherLogin.ask()
  }, [otherLogin, isWaiting])
  return <SessionWarning clock={clock} />
})

const SessionWarning = observer(function SessionWarning({ clock }: { clock: SessionClock }) {
  const { secondsLeft, canExtend } = clock
  const [isBusy, setBusy] = useState(false)
  const extend = async () => {
    setBusy(true)
    await clock.extend()
    setBusy(false)
  }
  return (
    <Dialog
      isOpen={secondsLeft !== undefined && !clock.isDismissed}
      title="登录即将超时"
      actions={
        canExtend ? (
          <Button isBusy={isBusy} busyText="请稍候" onTap={() => void extend()}>
            继续使用
          </Button>
        ) : (
          <Button onTap={clock.dismiss}>知道了</Button>
        )
      }
      onClose={clock.dismiss}
    >
      <View>
        {canExtend
          ? '您有一段时间没有操作，为保护账户安全，即将自动退出登录。'
          : '本次登录已达最长时限，即将自动退出，无法再延长。请先完成或记下正在填写的内容，重新登录后可继续。'}
      </View>
      {/* Counted for the eye alone: a reader would be interrupted every second. */}
      <View aria-hidden>{`还有 ${secondsLeft ?? 0} 秒`}</View>
    </Dialog>
  )
})
