const PREFIX = '/services/trustAppApi/'
const SUCCESS = { outer: '00000000', inner: '00000000' }

/**
 * Calls an endpoint of the product's back end.
 * @param {string} name of the endpoint, `tradeRecordList`
 * @param {object} requestData without the fields that the envelope adds
 * @returns {Promise<object>} the answer's `result.data`; rejects with the server's sentence for any failure
 */
export async function post(name, requestData = {}) {
  const response = await fetch(PREFIX + name, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ requestData, showLoading: false }),
  })
  if (!response.ok) throw new Error(`请求失败（${response.status}）`)
  const { code, msg, result } = await response.json()
  if (code !== SUCCESS.outer || result.statusCode !== SUCCESS.inner) {
    throw new Error(result?.msg || msg || '请求失败')
  }
  return result.data
}
