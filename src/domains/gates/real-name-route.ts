import { ID_TYPE } from '@/contract/tables/customer'
import type { UserDetail } from '@/contract/user'
import type { RouteName } from '@/routes'

type Way = Extract<RouteName, 'identity/identity-scan' | 'identity/identity-info'>

/** Where customers prove who they are: by the document they have shown before, by their ID card where they have shown none. */
export function realNameRoute(user: Pick<UserDetail, 'idType'> | undefined): Way {
  const { idType = '' } = user ?? {}
  return idType === '' || idType === ID_TYPE.idCard ? 'identity/identity-scan' : 'identity/identity-info'
}
