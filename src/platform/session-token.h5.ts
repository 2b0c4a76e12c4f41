/** The session lies in a cookie that scripts cannot read; only the mini-program's token cookie is ours to end. */
export function clearSessionToken(): void {
  document.cookie = 'xtoken=; Path=/; Max-Age=0; SameSite=Lax'
}
