/* global document, localStorage, location, window */
import { callData } from '../src/platform/net/call-data'

// Runs inside the entry pages, before any code of the product (config/entry-pages.ts, which writes it for the browser
// floor): sends the calls that the page will make first, and leaves their answers to src/platform/net/first-calls.ts.
;(calls => {
  const query = {}
  for (const pair of location.search.slice(1).split('&')) {
    const [key] = pair.split('=', 1)
    try {
      if (!(key in query)) query[key] = decodeURIComponent(pair.slice(key.length + 1))
    } catch {
      // What does not decode is left to the page.
    }
  }
  // A login token in the address becomes a cookie first (src/platform/host/launch.h5.ts), and serves one call alone.
  if (query.xtoken || /(^|; )xtoken=/.test(document.cookie)) return
  // Whoever logged out here is nobody's customer any more, although the server may not know yet (src/stores/root/pending-logout.ts).
  // Who was here last has left their number (src/stores/root/user-store.ts).
  let isKnown = false
  try {
    if (localStorage.getItem('pendingLogout') !== null) return
    isKnown = localStorage.getItem('telephone') !== null
  } catch {
    // Nothing is kept here, so nothing waits.
  }

  const sent = (window.__firstCalls = {})
  for (const { name, data, unless, ifKnown } of calls) {
    if (ifKnown && !isKnown) continue
    const requestData = callData({ data, unless }, query)
    if (!requestData) continue
    const path = `/services/trustAppApi/${name}`
    const body = JSON.stringify({ requestData, showLoading: false })
    const headers = { 'Content-Type': 'application/json' }
    // Read to its end at once: an answer that no page takes must not hold its connection.
    sent[path + body] = fetch(path, { method: 'POST', headers, credentials: 'same-origin', body }).then(
      response =>
        response.text().then(text => ({ status: response.status, statusText: response.statusText, text })),
    )
    // The page that takes the answer learns of a failure.
    sent[path + body].catch(() => {})
  }
})(JSON.parse(document.currentScript.getAttribute('data-calls')))
