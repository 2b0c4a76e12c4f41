import { type Country, countryList } from '@/contract/tax'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { allCountries } from './queries'

/** Every country and region, fetched when it is first needed. */
export function countriesOf(root: RootStore): Resource<readonly Country[]> {
  return new Resource(async signal => (await root.read(countryList, allCountries(), signal)).list)
}

/** Name of a country in Chinese; its code until the list has come. */
export function countryNameIn(countries: Resource<readonly Country[]>, code: string): string {
  return countries.data?.find(country => country.code === code)?.nameCn ?? code
}
