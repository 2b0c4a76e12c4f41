import { api, perform } from './api.js'

const query = new URLSearchParams(location.search)
const bizToken = query.get('bizToken') ?? ''
const returnTo = query.get('returnTo') ?? ''

/** Only a page of the app may be returned to. */
function back() {
  location.assign(/^\/phone\/[^\\]*$/.test(returnTo) ? returnTo : '/phone/home')
}

for (const button of document.querySelectorAll('[data-result]')) {
  button.onclick = async () => {
    const answer = await perform(() => api('POST', 'face', { bizToken, result: button.dataset.result }))
    if (answer) back()
  }
}
