/** What can be seen and done in a document, by text and by the names that a screen reader says. */

const TAPPABLE =
  'button, a, label, input, [role="button"], [role="link"], [role="checkbox"], [role="radio"], [role="tab"], [role="switch"], [role="option"], [tabindex]'
const FIELD = 'input, textarea, select, [role="combobox"], [role="button"]'

export const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

const isHidden = (element: Element) =>
  element.closest('[hidden], [style*="display: none"], template, script, style') !== null

/** By label, by the elements that name it, by its text. */
export function nameOf(element: Element): string {
  const named = element.getAttribute('aria-labelledby')
  const namers = named?.split(' ').map(id => element.ownerDocument.getElementById(id)?.textContent) ?? []
  return (
    element.getAttribute('aria-label') ??
    (namers.length > 0 ? squeeze(namers.join(' ')) : squeeze(element.textContent))
  )
}

export type Wanted = string | RegExp

const fits = (name: string, wanted: Wanted) =>
  typeof wanted === 'string' ? name.includes(wanted) : wanted.test(name)
const isExact = (name: string, wanted: Wanted) => name === wanted

/** Of those that fit: what lies on top of the page, then what fits to the letter, then the one of this number. */
function best(elements: readonly Element[], wanted: Wanted, nth: number): HTMLElement | undefined {
  const open = elements.filter(element => element.closest('[role="dialog"], [role="alertdialog"]') !== null)
  const reachable = open.length > 0 ? open : elements
  const exact = reachable.filter(element => isExact(nameOf(element), wanted))
  return (exact[nth] ?? reachable[nth]) as HTMLElement | undefined
}

/** What can be tapped and is called so. */
export function tappable(root: Element, wanted: Wanted, nth = 0): HTMLElement | undefined {
  const all = [...root.querySelectorAll(TAPPABLE)].filter(element => !isHidden(element))
  return best(
    all.filter(element => fits(nameOf(element), wanted)),
    wanted,
    nth,
  )
}

/** What lies over the page, by its names. */
export function openDialogs(root: Element): readonly string[] {
  return [...root.querySelectorAll('[role="dialog"]')].filter(element => !isHidden(element)).map(nameOf)
}

/** Innermost elements that say this. */
export function saying(root: Element, wanted: Wanted): Element[] {
  const all = [...root.querySelectorAll('*')].filter(element => !isHidden(element))
  const found = all.filter(element => fits(nameOf(element), wanted))
  return found.filter(element => ![...element.children].some(child => found.includes(child)))
}

/** The field of this label, by `for`, by name, or by what it says when it is empty. */
export function field(root: Element, label: Wanted, nth = 0): HTMLElement | undefined {
  const labels = [...root.querySelectorAll('label')].filter(
    element => !isHidden(element) && isLabel(squeeze(element.textContent), label),
  )
  const labelled = labels.map(element =>
    element.htmlFor ? root.ownerDocument.getElementById(element.htmlFor) : element.querySelector(FIELD),
  )
  const named = [...root.querySelectorAll(FIELD)].filter(
    element => !isHidden(element) && isLabel(element.getAttribute('aria-label') ?? '', label),
  )
  const fields = [...labelled, ...named].filter(element => element !== null && element !== undefined)
  // A sheet lies over the fields of its page.
  const open = fields.filter(element => element.closest('[role="dialog"]') !== null)
  return [...new Set(open.length > 0 ? open : fields)][nth] as HTMLElement | undefined
}

const isLabel = (text: string, label: Wanted) =>
  typeof label === 'string' ? text === label : label.test(text)

/** The group of choices that a label names, with its options. */
export function option(root: Element, label: Wanted, text: string): HTMLElement | undefined {
  const groups = [...root.querySelectorAll('[role="radiogroup"], [role="group"], fieldset')]
  const group = groups.find(element => isLabel(nameOfGroup(element), label))
  const options = [...(group?.querySelectorAll('[role="radio"], [role="checkbox"], button, input') ?? [])]
  return options.find(element => squeeze(nameOf(element)) === text) as HTMLElement | undefined
}

function nameOfGroup(element: Element): string {
  const id = element.getAttribute('aria-labelledby')
  const namer = id ? element.ownerDocument.getElementById(id)?.textContent : undefined
  return squeeze(element.getAttribute('aria-label') ?? namer ?? element.querySelector('legend')?.textContent)
}

/** Puts a value into a field as typing does, so that React hears of it. */
export function typeInto(element: HTMLElement, text: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value')
  element.focus()
  own?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
  element.blur()
}

/** Everything that is said, a line for each element with text of its own. */
export function wordsOf(root: Element): string {
  const lines: string[] = []
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (isHidden(element)) continue
    const own = [...element.childNodes].filter(node => node.nodeType === 3)
    const line = squeeze(own.map(node => node.textContent).join(''))
    if (line) lines.push(line)
  }
  return lines.join('\n')
}
