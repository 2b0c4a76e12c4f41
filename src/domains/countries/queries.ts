import { query } from '@/api/query'

export const allCountries = query('countryList')
