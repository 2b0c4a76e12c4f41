import * as v from 'valibot'
import { emailRule } from '@/lib/validate'
import { EmailSchema } from './primitives'

test.each([
  ['a@b.cn', true],
  ['a@b', false],
  ['a b@c.cn', false],
  ['', false],
  [`${'a'.repeat(64)}@b.cn`, true],
  [`${'a'.repeat(65)}@b.cn`, false],
  [`a@${'b'.repeat(95)}.cn`, true],
  [`a@${'b'.repeat(96)}.cn`, false],
])('the form and the server agree whether %p is an address: %p', (email, isFine) => {
  const result = v.safeParse(EmailSchema, email)
  expect([emailRule(email) === undefined, result.success]).toEqual([isFine, isFine])
  if (!result.success) expect(result.issues[0].message).toBe(emailRule(email))
})
