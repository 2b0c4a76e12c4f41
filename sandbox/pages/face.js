import { api, perform } from './api.js'

const query = new URLSearchParams(location.search)
const bizToken = query.get('bizToken') ?? ''
const returnTo = query.get('returnTo') ?? ''

/** Only a page of the app may be returned to: what counts is where an address leads, not how it begins. */
function back() {
  const target = URL.canParse(returnTo, location.origin) ? new URL(returnTo, location.origin) : undefined
  const isOwn = target?.origin === location.origin && target.pathname.startsWith('/phone/')
  location.assign(isOwn ? target : '/phone/home')
}

for (const button of document.querySelectorAll('[data-result]')) {
  button.onclick = async () => {
    const answer = await perform(() => api('POST', 'face', { bizToken, result: button.dataset.result }))
    if (answer) back()
  }
}
