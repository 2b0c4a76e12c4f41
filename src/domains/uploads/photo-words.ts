import type { PhotoProblem, PhotoSubject } from '@/lib/photo-quality'

const PROBLEMS: Record<PhotoProblem, string> = {
  small: '照片太小，请靠近一些再拍',
  dark: '光线太暗，请到亮处再拍',
  blurred: '照片模糊，请拿稳手机再拍',
  glare: '有反光，请避开灯光换个角度再拍',
  cut: '没有拍全，请让四角都在画面里再拍',
}

/** The one fault that a customer is told: the worst. */
export function problemText([worst]: readonly PhotoProblem[]): string {
  return worst ? PROBLEMS[worst] : ''
}

/** What was looked at and found in order. */
export function verdictText(subject: PhotoSubject, isSure: boolean): string {
  if (!isSure) return '未能判断是否拍全，可以继续'
  return subject === 'card' ? '清晰，四角完整，无反光' : '清晰，无反光'
}

/** How far an upload has come, in words. */
export function progressText(progress: number, isWaiting: boolean): string {
  const percent = `${Math.floor(100 * progress)}%`
  return isWaiting ? `网络断开，恢复后自动继续（已传 ${percent}）` : `正在上传 ${percent}`
}
