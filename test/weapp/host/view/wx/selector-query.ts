import type { glassEasel } from 'glass-easel-miniprogram-adapter'
import { WxCanvas } from '../canvas-element'
import type { StackedPage } from '../stack'
import type { ApiParts } from './call'

/** What a query may ask of a node. */
interface Fields {
  readonly id?: boolean
  readonly dataset?: boolean
  readonly rect?: boolean
  readonly size?: boolean
  readonly scrollOffset?: boolean
  readonly node?: boolean
}

const KNOWN_FIELDS = ['id', 'dataset', 'rect', 'size', 'scrollOffset', 'node']

type Callback = (result: unknown) => void

type ViewNode = glassEasel.Element

/** Where a query looks: nodes of the page by a selector, or the page's own window. */
type Place = { readonly selector: string; readonly isSingle: boolean } | 'viewport'

const elementOf = (node: ViewNode) => (node as unknown as { $$: HTMLElement }).$$

function scrollOf({ scrollLeft, scrollTop, scrollWidth, scrollHeight }: Element): object {
  return { scrollLeft, scrollTop, scrollWidth, scrollHeight }
}

function measure(element: HTMLElement, { rect, size }: Fields): object {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  return { ...(rect ? { left, right, top, bottom } : {}), ...(size ? { width, height } : {}) }
}

/** Reads a node of the page; the node itself is the one thing that is no plain data. */
function readNode(node: ViewNode, fields: Fields, { realm }: ApiParts): Record<string, unknown> {
  const element = elementOf(node)
  const data = {
    ...(fields.id ? { id: node.id } : {}),
    ...(fields.dataset ? { dataset: node.dataset ?? {} } : {}),
    ...measure(element, fields),
    ...(fields.scrollOffset ? scrollOf(element) : {}),
  }
  const plain = realm.parse(JSON.stringify(data)) as Record<string, unknown>
  if (fields.node && element instanceof WxCanvas) plain.node = element.node
  return plain
}

function readViewport(fields: Fields, { realm }: ApiParts): unknown {
  const { scrollWidth, scrollHeight } = document.documentElement
  const [width, height] = [window.innerWidth, window.innerHeight]
  return realm.parse(
    JSON.stringify({
      ...(fields.id ? { id: '' } : {}),
      ...(fields.dataset ? { dataset: {} } : {}),
      ...(fields.rect ? { left: 0, top: 0, right: width, bottom: height } : {}),
      ...(fields.size ? { width, height } : {}),
      ...(fields.scrollOffset
        ? { scrollLeft: window.scrollX, scrollTop: window.scrollY, scrollWidth, scrollHeight }
        : {}),
    }),
  )
}

/** Nodes of a page in WeChat's sense: what lies in a component of its own is found by `>>>` only. */
function find(page: StackedPage, selector: string): ViewNode[] {
  const component = page.root.getComponent()
  return component.getShadowRoot()?.querySelectorAll(selector) ?? []
}

/** `wx.createSelectorQuery` for the page that is in front when the query is carried out. */
export function selectorQueryApi(
  parts: ApiParts,
  front: () => StackedPage | undefined,
): Record<string, unknown> {
  const read = (place: Place, fields: Fields): unknown => {
    const page = front()
    if (!page) return null
    if (place === 'viewport') return readViewport(fields, parts)
    const found = find(page, place.selector)
    if (place.isSingle) return found[0] ? readNode(found[0], fields, parts) : null
    const list = parts.realm.parse('[]') as unknown[]
    list.push(...found.map(node => readNode(node, fields, parts)))
    return list
  }

  const createSelectorQuery = () => {
    const jobs: { place: Place; fields: Fields; callback?: Callback }[] = []
    const query = {
      select: (selector: string) => nodes({ selector, isSingle: true }),
      selectAll: (selector: string) => nodes({ selector, isSingle: false }),
      selectViewport: () => nodes('viewport'),
      exec(callback?: Callback) {
        parts.later(() => {
          const results = parts.realm.parse('[]') as unknown[]
          results.push(...jobs.map(({ place, fields }) => read(place, fields)))
          parts.problems.guard('callback of a selector query', () => {
            jobs.forEach((job, at) => job.callback?.(results[at]))
            callback?.(results)
          })
        })
        return query
      },
    }
    const nodes = (place: Place) => {
      const ask = (fields: Fields, callback?: Callback) => {
        const unknown = Object.keys(fields).filter(name => !KNOWN_FIELDS.includes(name))
        if (unknown.length > 0) throw new Error(`the host's selector query knows no ${unknown.join()}`)
        jobs.push({ place, fields, callback })
        return query
      }
      return {
        fields: ask,
        boundingClientRect: (callback?: Callback) =>
          ask({ id: true, dataset: true, rect: true, size: true }, callback),
        scrollOffset: (callback?: Callback) => ask({ id: true, dataset: true, scrollOffset: true }, callback),
        node: (callback?: Callback) => ask({ node: true }, callback),
      }
    }
    return query
  }
  return { createSelectorQuery }
}
