import { http, inner, outer, success } from '@test/transport'
import { interpret } from './interpret'

describe('the error catalogue (specification, section 8)', () => {
  test.each([
    ['success without a label', success({ a: 1 }), undefined, { kind: 'success', data: { a: 1 } }],
    [
      'success with a label',
      success({}),
      '提交',
      { kind: 'success', data: {}, message: { text: '提交成功', durationMs: 2000 } },
    ],
    [
      '304 returns the data',
      http(304, { code: '00000000', result: { statusCode: '00000000', data: 7 } }),
      undefined,
      { data: 7 },
    ],
    [
      'data directly under result',
      http(200, { code: '00000000', result: { statusCode: '00000000', a: 1 } }),
      undefined,
      { kind: 'success', data: { statusCode: '00000000', a: 1 } },
    ],
    [
      'login required',
      inner('04040528', '请登录'),
      '提交',
      {
        kind: 'failure',
        login: 'host',
        error: { kind: 'loginRequired', code: '04040528', message: '请登录' },
      },
    ],
    [
      'another inner code: the message is for the caller, not shown',
      inner('10050001', '状态已变更，请刷新', { a: 1 }),
      '提交',
      {
        kind: 'failure',
        error: { kind: 'business', code: '10050001', message: '状态已变更，请刷新', data: { a: 1 } },
      },
    ],
    [
      'session expired',
      outer('00000008', '会话已过期'),
      '提交',
      {
        kind: 'failure',
        login: 'expired',
        message: { text: '会话已过期', durationMs: 1000 },
        error: { kind: 'sessionExpired' },
      },
    ],
    [
      'session expired without a message',
      outer('00000008', ''),
      undefined,
      { message: { text: '请重新登录', durationMs: 1000 } },
    ],
    [
      'another outer code with a message',
      outer('00000099', '系统维护中'),
      '提交',
      { kind: 'failure', message: { text: '系统维护中', durationMs: 2000 }, error: { kind: 'gateway' } },
    ],
    [
      'another outer code without one',
      outer('00000099', ''),
      '提交',
      { message: { text: '提交失败', durationMs: 2000 } },
    ],
    ['an envelope without a code', http(200, { a: 1 }), '提交', { message: { text: '提交失败' } }],
    [
      'empty body',
      http(200),
      '提交',
      { error: { kind: 'empty' }, message: { text: '提交异常', durationMs: 2000 } },
    ],
    [
      'body that is no object',
      http(200, 'nginx'),
      '提交',
      { message: { text: '提交异常', durationMs: 2000 } },
    ],
    ['empty object', http(200, {}), '提交', { message: { text: '提交异常', durationMs: 2000 } }],
    [
      'HTTP 404',
      http(404),
      '提交',
      { error: { kind: 'notFound', code: '-404' }, message: { text: '接口请求错误', durationMs: 4000 } },
    ],
    [
      'HTTP 500 keeps the status text with the synthetic code',
      http(500, undefined, 'Internal Server Error'),
      '提交',
      {
        error: { kind: 'http', code: '-404', data: { status: 500, statusText: 'Internal Server Error' } },
        message: { text: '提交失败', durationMs: 2000 },
      },
    ],
    ['HTTP 302', http(302), undefined, { error: { kind: 'http', code: '-404' } }],
  ])('%s', (_name, answer, label, expected) => {
    expect(interpret(answer, { label })).toMatchObject(expected)
  })

  it('shows nothing for 401 and opens no login', () => {
    expect(interpret(http(401), { label: '提交' })).toEqual({
      kind: 'failure',
      error: expect.objectContaining({ kind: 'unauthorized', message: '暂时无法获取数据' }) as unknown,
    })
  })

  it('shows no message for an inner error', () => {
    expect(interpret(inner('10010001', '请检查填写内容'), { label: '提交' })).not.toHaveProperty('message')
  })

  it.each([
    ['another outer code', outer('00000099', ''), '请求失败'],
    ['an empty body', http(200), '请求异常'],
    ['another status', http(500), '请求失败'],
    ['401', http(401), '暂时无法获取数据'],
  ])('without a label %s is told by the page alone', (_name, answer, text) => {
    expect(interpret(answer)).toEqual({
      kind: 'failure',
      error: expect.objectContaining({ message: text }) as unknown,
      message: undefined,
    })
  })

  it('a message of the server is shown with or without a label', () => {
    expect(interpret(outer('00000099', '系统维护中'))).toMatchObject({ message: { text: '系统维护中' } })
  })

  it.each([
    ['another outer code', outer('00000099', ''), '提交失败'],
    ['an empty body', http(200), '提交异常'],
    ['another status', http(500), '提交失败'],
    ['404', http(404), '接口请求错误'],
    ['401', http(401), '提交结果未确认，请重新登录后查看'],
  ])('a write is never silent: %s', (_name, answer, text) => {
    expect(interpret(answer, { isWrite: true })).toMatchObject({ message: { text } })
  })

  it.each([
    [{ errors: [{ field: 'points', msg: '积分不足' }] }, [{ field: 'points', msg: '积分不足' }]],
    [{ errors: [{ field: 'a' }, { msg: 'b' }, null, 'c'] }, [{ field: 'a', msg: '' }]],
    [{ errors: 'all of them' }, []],
    [undefined, []],
    [null, []],
  ])('reads the errors of fields from %j', (data, fieldErrors) => {
    expect(interpret(inner('10010001', '请检查填写内容', data))).toMatchObject({ error: { fieldErrors } })
  })
})
