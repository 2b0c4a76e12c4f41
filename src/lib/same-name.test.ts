import { isSameName } from './same-name'

test.each([
  ['林致远', '林致远', true],
  [' 林 致远　', '林致远', true],
  ['林志远', '林致远', false],
  ['林致', '林致远', false],
  ['买买提•艾力', '买买提·艾力', true],
  ['买买提．艾力', '买买提·艾力', true],
  ['买买提艾力', '买买提·艾力', false],
  ['anna  smith', 'Anna Smith', true],
  ['AnnaSmith', 'Anna Smith', false],
  ['', '', false],
  ['', '林致远', false],
])('%j typed for %j: %s', (typed, registered, is) => {
  expect(isSameName(typed, registered)).toBe(is)
})
