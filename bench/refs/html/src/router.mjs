const BASE = '/phone/'

/** Pages by address; each module exports `open(query)`, which returns the page's element. */
const PAGES = {
  'assetsReport/entry': { title: '年度资产报告', load: () => import('./cover-page.mjs') },
  'assets/tradingRecord': { title: '交易记录', load: () => import('./trades-page.mjs') },
  'assets/tradingDetail': { title: '交易详情', load: () => import('./trade-page.mjs') },
}

const app = document.getElementById('app')
/** Pages below the shown one, by their whole address: the way back shows them as they were left. */
const kept = new Map()
let shown

function leave() {
  if (!shown) return
  shown.scrollY = window.scrollY
  shown.element.remove()
}

/** Shows the page of the present address: the kept one on the way back, else a new one. */
export async function show() {
  const { pathname, search } = window.location
  const page = PAGES[pathname.slice(BASE.length)]
  if (!page) {
    app.textContent = '页面不存在'
    return
  }
  const address = pathname + search
  let next = kept.get(address)
  if (!next) {
    const { open } = await page.load()
    next = { element: open(new URLSearchParams(search)), scrollY: 0, stamp: kept.size }
    kept.set(address, next)
  }
  leave()
  // Going back closes what lay above.
  for (const [key, { stamp }] of kept) if (stamp > next.stamp) kept.delete(key)
  shown = next
  document.title = page.title
  app.append(next.element)
  window.scrollTo(0, next.scrollY)
}

/** Opens a page, `assets/tradingDetail?tradeId=…`, above the shown one. */
export function go(address) {
  window.history.pushState(null, '', BASE + address)
  void show()
}
