/**
 * Calls an endpoint of the product's back end (the build puts its origin in) with the session on the device.
 * @param {string} name of the endpoint, `tradeRecordList`
 * @param {object} requestData without the fields that the envelope adds
 * @param {(data: object) => void} done gets the answer's `result.data`
 */
export function post(name, requestData, done) {
  wx.request({
    url: `${API_ORIGIN}/services/trustAppApi/${name}`,
    method: 'POST',
    header: { 'Content-Type': 'application/json', Cookie: `sid=${wx.getStorageSync('sessionToken')}` },
    data: { requestData, showLoading: false },
    success: ({ data }) => done(data.result.data),
  })
}
