const PREFIX = '/services/trustAppApi/'
const TIMEOUT_MS = 10_000
/** The customer of the sandbox whose pages are measured. */
export const CUSTOMER = 'U1'

async function postJson(address, body, headers = {}) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${address} answers with ${response.status}`)
  return response
}

/** Logs the customer in; resolves with a function that calls an endpoint as the page does and returns its data. */
export async function openApi(base) {
  const login = await postJson(`${base}/sandbox/api/login`, { customer: CUSTOMER })
  const cookie = login.headers
    .getSetCookie()
    .map(text => text.split(';', 1)[0])
    .join('; ')
  return async (name, requestData = {}) => {
    const response = await postJson(base + PREFIX + name, { requestData, showLoading: false }, { cookie })
    const { result } = await response.json()
    return result.data
  }
}
