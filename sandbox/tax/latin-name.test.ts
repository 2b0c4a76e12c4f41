import { latinName } from './latin-name'

test.each([
  ['林致远', 'LIN', 'ZHIYUAN'],
  ['欧阳致远', 'OUYANG', 'ZHIYUAN'],
  ['欧阳', 'OU', 'YANG'],
  ['吕品', 'LYU', 'PIN'],
  ['解小东', 'XIE', 'XIAODONG'],
  ['JOHN SMITH', 'SMITH', 'JOHN'],
  ["Mary Ann O'Neil", "O'NEIL", 'MARY ANN'],
  ['阿不都·热合曼', '', ''],
  ['', '', ''],
])('%s is %s %s', (name, surname, givenName) => {
  expect(latinName(name)).toEqual({ surname, givenName })
})
