/** A moment as near as it is told: `今日 09:41`, `11月18日 20:05`, `2025年12月30日 08:00`. */
export function momentText(time: string, serverTime: string): string {
  const clock = time.slice(11, 16)
  if (time.slice(0, 10) === serverTime.slice(0, 10)) return `今日 ${clock}`
  const [year, month, day] = time.slice(0, 10).split('-').map(Number)
  const date = `${month}月${day}日 ${clock}`
  return time.slice(0, 4) === serverTime.slice(0, 4) ? date : `${year}年${date}`
}
