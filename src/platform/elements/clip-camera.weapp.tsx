import { Camera } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { fileSize, fileSource } from '@/platform/host/file-bytes.weapp'
import { noteFile, removeFile } from '@/platform/host/made-files.weapp'
import { refusalOf } from '@/platform/host/refusal'
import type { CameraTrouble, Clip, ClipCamera, ClipCameraProps } from './clip-camera.types'
import { useLatest } from './use-latest'

/** What WeChat asks the customer for, one after the other. */
const SCOPES = [
  ['scope.camera', '摄像头'],
  ['scope.record', '麦克风'],
] as const
type Named = (typeof SCOPES)[number][1]
const refused = (name: Named): CameraTrouble => ({
  kind: 'refused',
  message: `没有使用${name}的权限：请在设置中打开“${name}”，再返回这里`,
})
const FAILED: CameraTrouble = { kind: 'failed', message: '暂时无法打开摄像头，请稍后再试' }
const ENDED: CameraTrouble = { kind: 'failed', message: '录制已停止，请重新打开摄像头' }

/** What WeChat's refusal means to the customer: no answer is not a no. */
function troubleOf(cause: unknown, name: Named): CameraTrouble {
  switch (refusalOf(cause)) {
    case 'privacy':
      return { kind: 'failed', message: '录制需要您先同意隐私保护指引，请再点一次并选择同意' }
    case 'permission':
      return refused(name)
    case 'cancelled':
    case 'unanswered':
      return {
        kind: 'refused',
        message: `没有收到您的选择：请再点一次，允许使用${name}。如果没有询问您，请到设置中打开“${name}”`,
      }
    default:
      return FAILED
  }
}

async function allowedBy(): Promise<CameraTrouble | undefined> {
  for (const [scope, name] of SCOPES) {
    try {
      await Taro.authorize({ scope })
    } catch (cause) {
      return troubleOf(cause, name)
    }
  }
  return undefined
}

async function clipOf(path: string, cover: string): Promise<Clip> {
  noteFile(path)
  if (cover) removeFile(cover)
  const file = fileSource({ path, size: await fileSize(path) }, 'video/mp4')
  return { file, isSilent: undefined, release: () => removeFile(path) }
}

/** WeChat's camera of the page, as it records: one clip after the other. */
function cameraOfPage(): ClipCamera {
  const context = Taro.createCameraContext()
  let isRunning = false
  const stop = () =>
    new Promise<Taro.CameraContext.StopRecordSuccessCallbackResult>((resolve, reject) => {
      isRunning = false
      const options = {
        // Known to WeChat, not to the types: what goes up has a few megabytes at most.
        compressed: true,
        success: resolve,
        fail: ({ errMsg }: { errMsg: string }) => reject(new Error(errMsg)),
      }
      context.stopRecord(options)
    })
  const drop = () => {
    if (!isRunning) return
    stop().then(
      ({ tempVideoPath, tempThumbPath }) =>
        [tempVideoPath, tempThumbPath].filter(Boolean).forEach(removeFile),
      // What was not recorded need not be dropped.
      () => undefined,
    )
  }
  return {
    begin: () =>
      new Promise((resolve, reject) => {
        context.startRecord({
          success: () => {
            isRunning = true
            resolve()
          },
          fail: ({ errMsg }) => reject(new Error(errMsg)),
          // After thirty seconds, which the product's own limit comes before.
          timeoutCallback: ({ tempVideoPath, tempThumbPath }) => {
            isRunning = false
            ;[tempVideoPath, tempThumbPath].filter(Boolean).forEach(removeFile)
          },
        })
      }),
    // WeChat does not say what is heard, and reads nothing aloud.
    listen: () => {},
    async end() {
      const { tempVideoPath, tempThumbPath } = await stop()
      return clipOf(tempVideoPath, tempThumbPath)
    },
    drop,
  }
}

/** What the front camera sees, and a way to record it with sound; shown once WeChat's customer agrees to both. */
export function ClipCameraView({ className, onReady, onTrouble }: ClipCameraProps) {
  const [isAllowed, setAllowed] = useState(false)
  const handlers = useLatest({ onReady, onTrouble })
  useEffect(() => {
    let isOver = false
    void allowedBy().then(trouble => {
      if (isOver) return
      if (trouble) handlers.current.onTrouble(trouble)
      else setAllowed(true)
    })
    return () => {
      isOver = true
    }
  }, [handlers])
  if (!isAllowed) return null
  return (
    <Camera
      className={className}
      mode="normal"
      devicePosition="front"
      flash="off"
      onInitDone={() => onReady(cameraOfPage())}
      onStop={() => onTrouble(ENDED)}
      // By WeChat's page it says that the customer does not allow it; phones say other things by it too, in words.
      onError={event => {
        const { errMsg } = event.detail as { errMsg?: string }
        onTrouble(errMsg ? troubleOf({ errMsg }, '摄像头') : refused('摄像头'))
      }}
    />
  )
}
