import { applicationTone, isOpen, stepRoute, stepStates, stepText } from './application-texts'

const done = (ftApplyStatus: string, currentStep: number) =>
  stepStates({ ftApplyStatus, currentStep })
    .map(({ isDone }) => (isDone ? '1' : '0'))
    .join('')

test.each([
  ['00', 1, '0000000', '第 1 步，共 7 步：委托人'],
  ['00', 3, '1100000', '第 3 步，共 7 步：配偶'],
  ['10', 7, '1111111', '7 步均已填写'],
  ['11', 7, '1111111', '7 步均已填写'],
])('status %s at step %i', (ftApplyStatus, currentStep, states, text) => {
  expect(done(ftApplyStatus, currentStep)).toBe(states)
  expect(stepText({ ftApplyStatus, currentStep })).toBe(text)
})

test.each([
  ['10', 'progress'],
  ['11', 'due'],
  ['40', 'done'],
  ['91', 'failed'],
  ['90', 'fact'],
  ['77', 'fact'],
])('status %s is %s', (status, tone) => {
  expect(applicationTone(status)).toBe(tone)
})

test('what has been established, ended, withdrawn or refused is closed', () => {
  expect(['00', '10', '11', '30', '40', '80', '90', '91'].filter(isOpen)).toEqual(['00', '10', '11', '30'])
})

test.each([
  [1, 'trust-application/principal'],
  [7, 'trust-people/people'],
  [9, 'trust-application/principal'],
])('step %i is filled in on %s', (step, route) => {
  expect(stepRoute(step)).toBe(route)
})
