import { loadCover } from '../../shared/cover.mjs'
import '../../shared/cover.css'
import { element } from './element.mjs'

function cover({ title, name, length, until, actions }) {
  const buttons = actions.map(text => element('button.button', text))
  return [
    element('button.cover__leave', '×'),
    element(
      'div.cover__text',
      element('div.cover__brand', '远岚信托'),
      element('h1.cover__title', element('div', '远山有信'), element('div', '岁月有回响')),
      element('div.cover__for', `${title} · ${name}`),
    ),
    element('div.cover__picture'),
    element(
      'div.cover__ground',
      ...buttons,
      element('div.cover__facts', `${length} · ${until}`),
      element('button.cover__rules', '抽奖规则'),
    ),
  ]
}

/** Cover of the annual report. */
export function open() {
  const page = element('main.cover')
  loadCover().then(
    texts => page.replaceChildren(...cover(texts)),
    error => page.replaceChildren(element('div.message', error.message)),
  )
  return page
}
