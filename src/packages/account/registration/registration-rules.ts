const REFERRAL_CODE = /^[A-Z0-9]{4,12}$/

/** The referral code of a link; anything else in its place is dropped rather than sent. */
export function referralCodeOf(code: string | undefined): string {
  return code !== undefined && REFERRAL_CODE.test(code) ? code : ''
}
