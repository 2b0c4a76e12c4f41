import { parseQuery, safeDecode } from '@/lib/query'
import { openAddresses } from '../h5-router'
import type { OpenPage } from './open-pages.types'

/** The open pages, the one in front last. After a reload it is the only one: the browser alone knows the others. */
export function openPages(): readonly OpenPage[] {
  return openAddresses().map(address => {
    const [, path = '', query = ''] = /^\/phone\/([^?#]*)(?:\?([^#]*))?/.exec(address) ?? []
    return { isOf: route => route.path === safeDecode(path), params: parseQuery(query) }
  })
}
