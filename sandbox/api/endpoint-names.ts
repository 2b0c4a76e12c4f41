import { endpoints, type EndpointName } from '@/contract/registry'

/** The names of the contract, sorted. */
export const ENDPOINT_NAMES: readonly string[] = Object.keys(endpoints).sort()

/** Whether the contract has an endpoint of this name. */
export function isEndpointName(name: string): name is EndpointName {
  return ENDPOINT_NAMES.includes(name)
}
