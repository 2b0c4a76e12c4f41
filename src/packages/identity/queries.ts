import { query } from '@/api/query'

export const taxDeclaration = query('taxDeclareInfo')
export const allCountries = query('countryList')
