import type { ContractStep } from '@/contract/signing'
import { mayEnter, openStep, stepPosition } from '@/lib/flow'
import { contractFlow } from './contract-flow'

test.each<[ContractStep, string, readonly string[]]>([
  ['read', 'read', ['read']],
  ['confirm', 'confirm', ['read', 'confirm']],
  ['sign', 'sign', ['read', 'confirm', 'sign']],
  ['signed', 'done', ['read', 'confirm', 'sign', 'done']],
  ['closed', 'done', ['read', 'confirm', 'sign', 'done']],
])('at %s the open step is %s, and the ones before it can be seen again', (step, open, seen) => {
  expect(openStep(contractFlow, { step })?.id).toBe(open)
  expect(contractFlow.map(({ id }) => id).filter(id => mayEnter(contractFlow, { step }, id))).toEqual(seen)
})

test('the header counts the end as a step', () => {
  expect(stepPosition(contractFlow, { step: 'sign' }, 'sign')).toEqual({
    number: 3,
    total: 4,
    title: '身份确认',
  })
})
