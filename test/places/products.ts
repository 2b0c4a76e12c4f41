import { by, type Places } from './place'

export const productsPlaces: Places<'products'> = {
  'products/net-values': [by('U1', { productId: 'P05' })],
  'products/advisor': [by('U1'), by('U3')],
}
