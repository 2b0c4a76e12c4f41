import { makeAutoObservable, observableRef } from 'mobx'
import {
  CLIP_MAX_SECONDS,
  doubleRecordSubmit,
  type RecordingNow,
  type RecordingQuestion,
  type RecordingSession,
} from '@/contract/recording'
import type { CameraTrouble, Clip, ClipCamera } from '@/platform/elements/clip-camera.types'
import { leadToSettings } from '@/domains/uploads/host-settings'
import { hasPhotoSettings, openPhotoSettings } from '@/platform/host/photo'
import { canSpeak } from '@/platform/host/speech'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { QuestionReading } from './question-reading'
import type { Take } from './take'
import { UnsentTakes } from './unsent-takes'

const TICK_MS = 250
/** Cameras begin a little late: the clip is shorter than the time that has passed. */
const LATE_SECONDS = 1
/** The clip ends before WeChat would end it. */
const LIMIT_SECONDS = CLIP_MAX_SECONDS - 2

const SILENT = '没有听到您的声音，请靠近话筒后重录本题'
const TOO_LONG = '本题录制时间过长，已停止，请重录本题'
const LOST = '录制已中断，请重录本题'

interface Setup {
  readonly root: RootStore
  readonly session: RecordingSession
  readonly onDone: (recording: RecordingNow) => void
}

/**
 * Recording by oneself, question by question: camera on, question read aloud, answered by voice and by a tap, which ends the clip. A clip
 * goes to the server while the next question is asked; nothing begins by itself.
 */
export class RecorderStore {
  readonly takes: ReadonlyMap<string, Take>
  readonly submission: Submission<{ sessionId: string }, RecordingNow>
  /** The question that is shown; all of them are recorded when it is behind the last. */
  index: number
  phase: 'off' | 'opening' | 'ready' | 'starting' | 'recording' | 'ending' = 'off'
  /** Seconds of the clip so far. */
  elapsed = 0
  readonly canReadAloud = canSpeak()
  readonly reading = new QuestionReading(() => this.camera?.listen())
  trouble: CameraTrouble | undefined
  /** What was wrong with the last try of the question. */
  notice: string | undefined
  /** An answer that does not go on. */
  refusal: string | undefined
  private camera: ClipCamera | undefined
  private startedAt = 0
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(private readonly setup: Setup) {
    const { root, session } = setup
    this.takes = root.get(UnsentTakes).of(session)
    this.index = this.firstOpen()
    this.submission = new Submission(
      (input, requestNo) => root.write(doubleRecordSubmit, input, { label: '提交双录', requestNo }),
      { touches: touching(root, 'orders') },
    )
    makeAutoObservable<this, 'setup' | 'camera' | 'startedAt' | 'timer'>(
      this,
      {
        ...{ setup: false, takes: false, submission: false, trouble: observableRef },
        ...{ camera: false, startedAt: false, reading: false, timer: false },
      },
      { autoBind: true },
    )
  }

  get script(): readonly RecordingQuestion[] {
    return this.setup.session.script
  }

  /** `undefined` once every question was gone through. */
  get question(): RecordingQuestion | undefined {
    return this.script[this.index]
  }

  /** Whether the question was heard for long enough to be answered. */
  get canAnswer(): boolean {
    if (this.reading.isOn) return false
    return this.phase === 'recording' && this.elapsed >= (this.question?.leastSeconds ?? 0) + LATE_SECONDS
  }

  get hasAll(): boolean {
    return this.script.every(({ questionId }) => this.takes.get(questionId)?.phase === 'taken')
  }

  get isSending(): boolean {
    return [...this.takes.values()].some(({ phase }) => phase === 'sending')
  }

  /** What becomes of the clips when the recorder is left now. */
  get leaveText(): string {
    const unsent = this.unsent
    if (unsent.length === 0) return '双录尚未提交。已录完的题目会保留 24 小时，可以回来接着录。'
    return `第 ${unsent.join('、')} 题尚未传完，离开后会继续上传；关闭应用则需重录。`
  }

  /** Asks for camera and microphone, on a tap. */
  openCamera(): void {
    this.trouble = undefined
    this.phase = 'opening'
  }

  handleReady(camera: ClipCamera): void {
    this.camera = camera
    this.trouble = undefined
    this.phase = 'ready'
  }

  /** Nothing can be recorded any more; a clip that was under way is lost. */
  handleTrouble(trouble: CameraTrouble): void {
    if (this.phase === 'recording' || this.phase === 'starting') this.notice = LOST
    this.stopClip()
    this.camera = undefined
    this.phase = 'off'
    this.trouble = trouble
  }

  /** The page is left: so is the clip, and the camera goes off. */
  pause(): void {
    if (this.phase === 'off') return
    this.camera?.drop()
    this.handleTrouble({ kind: 'failed', message: '离开页面时录制已停止，请重新打开摄像头' })
  }

  /** Whether the refused camera can be allowed by a way from here; else the words of the trouble say how. */
  get canOpenSettings(): boolean {
    return this.trouble?.kind === 'refused' && hasPhotoSettings()
  }

  openSettings(): void {
    void leadToSettings(this.setup.root, openPhotoSettings)
    this.trouble = undefined
  }

  /** Begins the clip of the question, and reads it aloud where the host can. */
  async begin(): Promise<void> {
    const { camera, question } = this
    if (this.phase !== 'ready' || !camera || !question) return
    this.enter('starting')
    this.notice = this.refusal = undefined
    this.takes.get(question.questionId)?.clear()
    try {
      await camera.begin()
    } catch {
      if (camera !== this.camera) return this.noteGone()
      return this.enter('ready', LOST)
    }
    if (camera !== this.camera) return this.noteGone()
    this.startedAt = Date.now()
    this.reading.reset()
    this.enter('recording')
    this.timer = setInterval(this.tick, TICK_MS)
    this.readAloud()
  }

  /** Reads the question (again); it is answered once it was read. */
  readAloud(): void {
    if (this.question) this.reading.begin(this.question.text, () => this.sinceBegin)
  }

  /** The answer was given: the clip ends, and goes to the server. */
  async answer(code: string): Promise<void> {
    const { camera, question } = this
    if (!this.canAnswer || !camera || !question) return
    this.stopClip()
    const [agreed] = question.answers
    if (code !== agreed?.code) {
      camera.drop()
      const text = question.answers.find(answer => answer.code === code)?.text ?? ''
      this.refusal = `您的回答为“${text}”，不能继续双录。如有疑问请先联系理财经理，也可以重录本题。`
      return this.enter('ready')
    }
    this.enter('ending')
    try {
      const clip = await camera.end()
      if (camera !== this.camera) {
        clip.release()
        return this.noteGone()
      }
      if (clip.isSilent) {
        clip.release()
        return this.enter('ready', SILENT)
      }
      this.keep(question, clip, code)
    } catch {
      if (camera !== this.camera) return this.noteGone()
      this.enter('ready', LOST)
    }
  }

  /** Shows a question again, to record it anew. */
  retake(index: number): void {
    this.notice = this.refusal = undefined
    this.index = index
  }

  /** Whether the question in front was recorded already, and need not be again. */
  get canKeep(): boolean {
    const { question, phase } = this
    const isTaken = question && this.takes.get(question.questionId)?.phase === 'taken'
    return isTaken === true && (phase === 'off' || phase === 'ready')
  }

  /** Leaves the question as it was recorded. */
  keepTake(): void {
    this.notice = this.refusal = undefined
    this.index = this.firstOpen()
    if (!this.question) this.closeCamera()
  }

  /** Whether the recorder may be left: asked first while clips are on their way. */
  async mayLeave(): Promise<boolean> {
    if (this.unsent.length === 0) return true
    return this.setup.root.ui.confirm({ title: '退出录制？', message: this.leaveText, confirmText: '退出' })
  }

  /** Hands everything in. */
  async submit(): Promise<void> {
    const recording = await this.submission.submit({ sessionId: this.setup.session.sessionId })
    if (recording) this.setup.onDone(recording)
  }

  dispose(): void {
    this.stopClip()
    this.camera?.drop()
    this.camera = undefined
  }

  private get sinceBegin(): number {
    return (Date.now() - this.startedAt) / 1000
  }

  private keep(question: RecordingQuestion, clip: Clip, code: string): void {
    void this.takes.get(question.questionId)?.send(clip, code, Math.floor(this.reading.until))
    this.enter('ready')
    this.index = this.firstOpen()
    if (!this.question) this.closeCamera()
  }

  /** The camera went while it was waited for: its clip with it. Another that was opened meanwhile stays as it is. */
  private noteGone(): void {
    if (this.camera || this.phase === 'opening') this.notice = LOST
    else this.enter('off', LOST)
  }

  /** There is nothing left to film; its view goes, and with it the light of the camera. */
  private closeCamera(): void {
    this.camera = undefined
    this.enter('off')
  }

  /** The numbers of the questions whose clips the server does not have. */
  get unsent(): readonly number[] {
    return this.script.flatMap(({ questionId }, index) => {
      return this.takes.get(questionId)?.isUnsent ? [index + 1] : []
    })
  }

  /** The first question without a clip, behind the last one when each has one. */
  private firstOpen(): number {
    const open = this.script.findIndex(({ questionId }) => this.takes.get(questionId)?.phase === 'empty')
    return open < 0 ? this.script.length : open
  }

  private tick(): void {
    this.elapsed = Math.floor(this.sinceBegin)
    this.reading.tick()
    if (this.elapsed < LIMIT_SECONDS) return
    this.stopClip()
    this.camera?.drop()
    this.enter('ready', TOO_LONG)
  }

  private stopClip(): void {
    clearInterval(this.timer)
    this.reading.stop()
    this.elapsed = 0
  }

  private enter(phase: RecorderStore['phase'], notice?: string): void {
    this.phase = phase
    if (notice) this.notice = notice
  }
}
