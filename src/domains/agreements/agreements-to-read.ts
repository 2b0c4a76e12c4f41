/** What has to be read and accepted before a registration or a login, in its order. */
export const AGREEMENTS_TO_READ: readonly {
  readonly code: 'register' | 'privacy'
  readonly title: string
  readonly route: 'content/agreement-register' | 'content/agreement-privacy'
}[] = [
  { code: 'register', title: '用户注册协议', route: 'content/agreement-register' },
  { code: 'privacy', title: '隐私政策', route: 'content/agreement-privacy' },
]

/** Why the agreements cannot be ticked yet (rules V-READ and V-AGREE); nothing once they are. */
export function agreementError(agreed: boolean, unread: readonly { title: string }[]): string | undefined {
  const [first] = unread
  if (first) return `请完整阅读《${first.title}》`
  return agreed ? undefined : '请阅读并同意相关协议'
}
