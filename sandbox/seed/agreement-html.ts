/** A paragraph, or a list of points. */
export type Block = string | readonly string[]

/** One numbered part of an agreement. */
export interface Section {
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** A part of an agreement; lists stand as arrays between its paragraphs. */
export const section = (heading: string, ...blocks: readonly Block[]): Section => ({ heading, blocks })

function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${block}</p>`
  return `<ul>${block.map(point => `<li>${point}</li>`).join('')}</ul>`
}

const NUMBERS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三', '十四']

/** The text of an agreement as the content system delivers it: an introduction and numbered parts. Texts may hold tags. */
export function agreementHtml(introduction: readonly string[], sections: readonly Section[]): string {
  const parts = sections.map(
    ({ heading, blocks }, index) =>
      `<h2>${NUMBERS[index] ?? index + 1}、${heading}</h2>${blocks.map(blockHtml).join('')}`,
  )
  return introduction.map(text => `<p>${text}</p>`).join('') + parts.join('')
}
