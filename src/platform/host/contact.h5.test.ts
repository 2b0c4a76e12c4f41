/** @jest-environment jsdom */
import { saveContact, vCardOf } from './contact.h5'
import { hostWindow } from './host.h5'

test('signs of the format in a name are text', () => {
  expect(vCardOf({ name: '沈;清,和\\', mobile: '19900000091', organisation: '远岚\n信托' })).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:沈\\;清\\,和\\\\',
      'N:沈\\;清\\,和\\\\;;;;',
      'ORG:远岚\\n信托',
      'TEL;TYPE=CELL:19900000091',
      'END:VCARD',
      '',
    ].join('\r\n'),
  )
})

test('the native app gets the card itself', async () => {
  const postMessage = jest.fn()
  hostWindow().webkit = { messageHandlers: { trustApp: { postMessage } } }
  const card = { name: '沈清和', mobile: '19900000091', organisation: '远岚信托' }
  expect(await saveContact(card)).toEqual({ kind: 'done' })
  expect(postMessage.mock.calls).toEqual([[expect.objectContaining({ action: 'saveContact', data: card })]])
  delete hostWindow().webkit
})
