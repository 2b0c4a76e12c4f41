/**
 * Cuts a list endpoint down to one page of so many rows, for every mini-program alike: whoever asks for more gets those, and
 * is told that they are all.
 * @param {import('../../test/weapp/host/contract').Send} send
 * @param {string} endpoint
 * @param {number} rows
 * @returns {import('../../test/weapp/host/contract').Send}
 */
export function withOnePage(send, endpoint, rows) {
  return async (request, signal) => {
    if (!request.url.endsWith(`/${endpoint}`)) return send(request, signal)
    const body = JSON.parse(request.body)
    // The period is a choice of one of the two: without it both list the same trades.
    const requestData = { pageNum: 1, pageSize: rows }
    const answer = await send({ ...request, body: JSON.stringify({ ...body, requestData }) }, signal)
    if (answer.kind !== 'answer' || answer.status !== 200) return answer
    const envelope = JSON.parse(answer.text)
    Object.assign(envelope.result.data, { total: rows, pages: 1, nextCursor: '' })
    return { ...answer, text: JSON.stringify(envelope) }
  }
}
