import { by, byVisitor, type Places } from './place'

export const searchPlaces: Places<'search'> = {
  'search/search': [by('U1'), byVisitor()],
}
