import { answer, type ApiParts, type CallOptions, WxFailure } from './call'

/** What the product has handed to the device. */
export class Device {
  clipboard = ''
  /** Checks of the customer's face that were asked for, by the server's word for each. */
  readonly faceChecks: string[] = []
  /** Whether the customer goes through with a check of the face. */
  isFaceWilling = true
  /** What of the page a screenshot shows. */
  captureEffect = 'none'
  private logins = 0

  constructor(
    /** Stands for the customer's WeChat account: the same one gives the same account in the sandbox. */
    private readonly account: string,
  ) {}

  /** A code as `wx.login` gives it: it serves once. */
  nextLoginCode(): string {
    this.logins += 1
    // Another one after a restart, too: the sandbox takes each once.
    return `${this.account}:${Date.now()}-${this.logins}`
  }
}

/** Login code, clipboard, screenshots and the check of the face. */
export function deviceApi(parts: ApiParts, device: Device): Record<string, unknown> {
  return {
    login: (options?: CallOptions) =>
      answer(parts, 'login', options, async () => ({ code: device.nextLoginCode() })),
    setClipboardData: (options: CallOptions<{ data: string }>) =>
      answer(parts, 'setClipboardData', options, async () => {
        device.clipboard = options.data
      }),
    setVisualEffectOnCapture: (options: CallOptions<{ visualEffect: string }>) =>
      answer(parts, 'setVisualEffectOnCapture', options, async () => {
        device.captureEffect = options.visualEffect
      }),
    // Base library 3.8.12. That it went through is no proof: the server knows the result.
    requestFacialVerify: (options: CallOptions<{ verifyId: string }>) =>
      answer(parts, 'requestFacialVerify', options, async () => {
        device.faceChecks.push(options.verifyId)
        if (!device.isFaceWilling) throw new WxFailure('cancel')
      }),
  }
}
