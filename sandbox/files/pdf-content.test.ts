import { deflateSync } from 'node:zlib'
import { samplePdf } from '../testing/sample-files'
import { pdfComplaint } from './pdf-content'

const withObject = (object: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n2 0 obj'),
    Buffer.from(object),
    Buffer.from('endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
  ])

const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`<<${dictionary}>>stream\n`), content, Buffer.from('\nendstream')])

const packed = (objects: string) =>
  stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(Buffer.from(objects)))

const ACTS = 'PDF含有脚本或附件，请另存为普通PDF后再上传'
const HIDDEN = 'PDF已加密或无法核验，请另存为未加密的PDF后再上传'

test.each([
  ['nothing that acts', samplePdf(), undefined],
  ['a page to open at', withObject('<</Type/Catalog/OpenAction[3 0 R/FitH 800]>>'), undefined],
  ['a script on opening', withObject('<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'), ACTS],
  ['a script with letters written as numbers', withObject('<</S/#4aavaScript/#4AS(1)>>'), ACTS],
  ['a program to start', withObject('<</S /Launch /F (cmd.exe)>>'), ACTS],
  ['a form that sends itself', withObject('<</S/SubmitForm/F(https://x.example)>>'), ACTS],
  ['a file in the file', withObject('<</Type/Filespec/EF<</F 4 0 R>>/EmbeddedFile 1>>'), ACTS],
  ['a script packed with other objects', withObject(packed('5 0 <</S/JavaScript/JS(1)>>')), ACTS],
  ['packed objects without one', withObject(packed('5 0 <</Type/Page/Contents 6 0 R>>')), undefined],
  [
    'a text that speaks of scripts',
    withObject(stream('/Length 30', Buffer.from('(/JavaScript) Tj'))),
    undefined,
  ],
  ['a name that begins alike', withObject('<</JSONData 1/Launcher 2>>'), undefined],
  ['a password', withObject('<</Encrypt 7 0 R>>'), HIDDEN],
  [
    'packed objects that cannot be unpacked',
    withObject(stream('/Type/ObjStm/Filter/FlateDecode', Buffer.from('no zip'))),
    HIDDEN,
  ],
  ['packed objects of no end', withObject(packed('0'.repeat(40 * 1024 * 1024))), HIDDEN],
])('a PDF with %s', (_, bytes, complaint) => {
  expect(pdfComplaint(bytes)).toBe(complaint)
})
