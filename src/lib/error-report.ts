import { maskPersonal } from './analytics-privacy'

/** What an error report says of a defect: where in our code it arose, and nothing of the customer. */
export interface DefectFacts {
  /** Kind of the error, e.g. `TypeError`; `Defect` for a sentence of ours. */
  readonly name: string
  /** Its text without values: what stands in quotes is data more often than not. */
  readonly message: string
  /** Places in our own scripts, innermost first, at most ten: `pages/home.1a2b.js:1:2345`. */
  readonly frames: readonly string[]
}

const MESSAGE_LENGTH = 200
const FRAME_COUNT = 10
const FRAME_LENGTH = 120
/** `name@host/path.js:line:column` or `at name (host/path.js:line:column)`: the last parts of the path and the place. */
const FRAME = /((?:[\w.-]+\/){0,2}[\w.-]+\.js)(?:\?[^:\s)]*)?:(\d+:\d+)/

function withoutValues(text: string): string {
  return maskPersonal(
    text.replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, quoted =>
      /^.[\w$.]{1,40}.$/.test(quoted) ? quoted : '…',
    ),
  )
    .replace(/[\u3400-\u9fff]+/g, '…')
    .replace(/\d{4,}/g, '…')
    .slice(0, MESSAGE_LENGTH)
}

function framesOf(stack: string): string[] {
  return stack
    .split('\n', 60)
    .map(line => FRAME.exec(line.slice(0, 500)))
    .filter(match => match !== null)
    .slice(0, FRAME_COUNT)
    .map(([, file = '', place = '']) => `${file}:${place}`.slice(0, FRAME_LENGTH))
}

/**
 * The facts of a defect that may leave the device (rule PI-05: no personal values in logs): names of properties stay, all
 * other quoted text, digits and Chinese words go.
 */
export function defectFacts(defect: unknown): DefectFacts {
  if (typeof defect === 'string') return { name: 'Defect', message: withoutValues(defect), frames: [] }
  const { name, message, stack } = (typeof defect === 'object' && defect !== null ? defect : {}) as Record<
    string,
    unknown
  >
  return {
    name: typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : 'Error',
    message: typeof message === 'string' ? withoutValues(message) : '',
    frames: typeof stack === 'string' ? framesOf(stack) : [],
  }
}
