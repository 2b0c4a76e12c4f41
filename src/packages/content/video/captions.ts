import type { Caption } from '@/contract/video'

/** The caption that stands at a moment (seconds); none between two. */
export function captionAt(captions: readonly Caption[], seconds: number): string {
  return captions.find(({ from, to }) => seconds >= from && seconds < to)?.text ?? ''
}

/** `1:05`, as players write it. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** `1.5 MB` or `320 KB`. */
export function sizeText(kilobytes: number): string {
  return kilobytes >= 1024 ? `${(kilobytes / 1024).toFixed(1)} MB` : `${kilobytes} KB`
}
