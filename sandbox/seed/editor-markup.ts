/** Markup as the tools that texts are pasted from write it: around the same words stands much that is not shown. */
export type Editor = 'word' | 'wechat'

const WORD_STYLE = 'mso-margin-top-alt:auto;line-height:150%;text-indent:24.0pt;mso-char-indent-count:2.0'
const WORD_FONT =
  'font-size:12.0pt;line-height:150%;font-family:宋体;mso-bidi-font-family:宋体;mso-font-kerning:0pt'
const WORD_HEAD =
  '<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->' +
  '<?xml:namespace prefix = o ns = "urn:schemas-microsoft-com:office:office" />'

const word = (text: string) =>
  `<P class=MsoNormal style="${WORD_STYLE}"><SPAN style="${WORD_FONT}"><SPAN lang=EN-US>&nbsp;</SPAN>${text}` +
  '<SPAN lang=EN-US><o:p></o:p></SPAN></SPAN></P>'

const wechat = (text: string) =>
  '<section style="margin: 0px 8px; white-space: normal; box-sizing: border-box;" data-role="paragraph">' +
  '<p style="text-wrap: wrap; letter-spacing: 1px;"><span style="color: rgb(63, 63, 63); font-size: 15px;">' +
  `<span leaf="" data-pm-slice="0 0 []">${text}</span></span></p></section>`

/** A paragraph as one of them writes it. */
export function paragraphBy(editor: Editor | undefined, text: string): string {
  if (editor === undefined) return `<p>${text}</p>`
  return editor === 'word' ? word(text) : wechat(text)
}

/** A whole text; Word leaves notes to itself before it. */
export function textBy(editor: Editor | undefined, paragraphs: readonly string[]): string {
  const text = paragraphs.map(paragraph => paragraphBy(editor, paragraph)).join('')
  return editor === 'word' ? WORD_HEAD + text : text
}

/** A table pasted from a sheet, its first row the headings; what may be left out is. */
export function tableBy(editor: Editor | undefined, rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<td width=96 valign=top style='width:72.0pt;padding:0cm 5.4pt'>${paragraphBy(editor, text)}`
  const lines = rows.map(row => `<tr style='mso-yfti-irow:0'>${row.map(cell).join('')}`)
  return `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0><colgroup><col width=96></colgroup>${lines.join('\n')}</table>`
}
