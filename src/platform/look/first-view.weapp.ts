/** WeChat shows a page of its own until ours stands. */
export function isBehindFirstView(): boolean {
  return false
}
