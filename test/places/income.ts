import { by, type Places } from './place'

export const incomePlaces: Places<'income'> = {
  'income/schedule': [by('U1'), by('U3')],
  'income/statements': [by('U1'), by('U3')],
  'income/year': [by('U1'), by('U3')],
}
