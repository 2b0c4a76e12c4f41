import { versionsOf } from './versions'

test.each([
  ['nothing', [], [], []],
  [
    'what was typed, empty in one of them',
    [{ label: '特别意愿', mine: '', theirs: '诗书传家' }],
    [{ label: '特别意愿', mine: '未填写', theirs: '诗书传家' }],
    [],
  ],
  ['what was chosen, once', [{ label: '性别' }, { label: '性别' }], [], ['性别']],
  ['no code without a name', [{ label: '', mine: 'BN1', theirs: 'BN2' }, { label: '' }], [], []],
])('two versions tell %s', (_, differences, typed, others) => {
  expect(versionsOf(differences)).toEqual({ typed, others })
})
