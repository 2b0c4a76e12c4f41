import { useEffect, useRef } from 'react'
import { fileSource } from '@/platform/host/file-bytes.h5'
import type { CameraTrouble, Clip, ClipCamera, ClipCameraProps } from './clip-camera.types'
import { watchSound } from './sound-watch'
import { useLatest } from './use-latest'

/**
 * In the order of preference: MP4 is played by every phone and by who looks at it later. Safari from 18.4 on says that it records
 * WebM as well, and writes files that others cannot play.
 */
const TYPES = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const
/** Face and voice stay clear, and half a minute has two megabytes. */
const VIDEO_BITS = 500_000
const AUDIO_BITS = 48_000
const WANTED: MediaStreamConstraints = {
  audio: true,
  video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } },
}
const ELSEWHERE = '当前环境不能录像，请在手机浏览器、小程序或 App 中打开本页，也可以预约人工视频双录'

const UNSUPPORTED: CameraTrouble = { kind: 'unsupported', message: ELSEWHERE }
const ENDED: CameraTrouble = { kind: 'failed', message: '摄像头或麦克风已断开，请重新打开' }
const HIDDEN: CameraTrouble = { kind: 'failed', message: '离开页面时录制已停止，请重新打开摄像头' }

/** What this browser records, the best first; `undefined` where it records nothing. */
export function typeHere(): string | undefined {
  // Pages of no secure origin have no devices, old browsers no recorder.
  const { mediaDevices } = navigator as { mediaDevices?: Partial<MediaDevices> }
  if (!mediaDevices?.getUserMedia || typeof MediaRecorder !== 'function') return undefined
  return TYPES.find(type => MediaRecorder.isTypeSupported(type))
}

/** What the browser's refusal means to the customer. */
function troubleOf(cause: unknown): CameraTrouble {
  switch (cause instanceof Error ? cause.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return {
        kind: 'refused',
        message: '没有使用摄像头和麦克风的权限：请在浏览器或手机设置中允许本页使用，再返回这里',
      }
    case 'NotFoundError':
    case 'OverconstrainedError':
      return { kind: 'failed', message: '没有找到摄像头或麦克风，请检查设备，也可以预约人工视频双录' }
    case 'NotReadableError':
      return { kind: 'failed', message: '摄像头或麦克风正被其他应用使用，请关闭后重试' }
    default:
      return { kind: 'failed', message: '暂时无法打开摄像头，请稍后再试' }
  }
}

const stopAll = (stream: MediaStream) => stream.getTracks().forEach(track => track.stop())

/** A camera over a stream: one clip after the other, each a file of its own. */
function cameraOf(stream: MediaStream, type: string, isHeard: () => boolean | undefined): ClipCamera {
  let recorder: MediaRecorder | undefined
  let parts: Blob[] = []
  const drop = () => {
    const open = recorder
    recorder = undefined
    parts = []
    if (open && open.state !== 'inactive') open.stop()
  }
  return {
    begin() {
      drop()
      const next = new MediaRecorder(stream, {
        mimeType: type,
        videoBitsPerSecond: VIDEO_BITS,
        audioBitsPerSecond: AUDIO_BITS,
      })
      next.ondataavailable = ({ data }) => {
        if (next === recorder) parts.push(data)
      }
      recorder = next
      isHeard()
      return new Promise((resolve, reject) => {
        next.onstart = () => resolve()
        next.onerror = () => reject(new Error('the recorder does not start'))
        next.start()
      })
    },
    // What was heard until now is forgotten.
    listen: () => void isHeard(),
    end() {
      const open = recorder
      return new Promise<Clip>((resolve, reject) => {
        if (!open || open.state === 'inactive') return reject(new Error('nothing is recorded'))
        open.onstop = () => {
          const mime = type.startsWith('video/webm') ? 'video/webm' : 'video/mp4'
          const heard = isHeard()
          const file = fileSource(new Blob(parts, { type: mime }), mime)
          drop()
          resolve({ file, isSilent: heard === undefined ? undefined : !heard, release: () => {} })
        }
        open.stop()
      })
    },
    drop,
  }
}

/** What the front camera sees, and a way to record it with sound. Leaving the page or hiding it ends both. */
export function ClipCameraView({ className, label, onReady, onTrouble }: ClipCameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const handlers = useLatest({ onReady, onTrouble })
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const end = (trouble: CameraTrouble) => {
      if (isOver) return
      isOver = true
      stop()
      handlers.current.onTrouble(trouble)
    }
    const handleVisibility = () => document.hidden && end(HIDDEN)
    const open = async () => {
      const type = typeHere()
      if (type === undefined) return end(UNSUPPORTED)
      try {
        const stream = await navigator.mediaDevices.getUserMedia(WANTED)
        // Whatever fails from here on, the camera goes off with it.
        stop = () => stopAll(stream)
        if (isOver) return stop()
        const sound = watchSound(stream)
        const camera = cameraOf(stream, type, sound.heardSince)
        stop = () => {
          camera.drop()
          sound.stop()
          stopAll(stream)
        }
        for (const track of stream.getTracks()) track.addEventListener('ended', () => end(ENDED))
        if (video.current) video.current.srcObject = stream
        handlers.current.onReady(camera)
      } catch (cause) {
        end(troubleOf(cause))
      }
    }
    document.addEventListener('visibilitychange', handleVisibility)
    void open()
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      isOver = true
      stop()
    }
  }, [handlers])
  return <video ref={video} className={className} aria-label={label} autoPlay playsInline muted />
}
