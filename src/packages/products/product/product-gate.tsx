import { type ReactNode, useEffect } from 'react'
import { type Product, productDetail } from '@/contract/product'
import { ViewingGate } from '@/domains/gates/viewing-gate'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import { useStores } from '@/stores/root/context'
import type { RootStore } from '@/stores/root/root-store'
import { productOf } from '../queries'

export type ProductRoute =
  | 'products/intro'
  | 'products/intro-fixed'
  | 'products/product-detail'
  | 'products/product-detail-fixed'
  | 'products/booking'

/** One product; asked for anew once an order or a booking has changed what is left of it. */
export const productResource = (root: RootStore, productId: string): Resource<Product> =>
  new Resource(signal => root.read(productDetail, productOf({ productId }), signal), {
    changes: changesOf(root),
    dependsOn: ['orders', 'trades'],
  })

/** A page of a private product: behind the gate of decision Q6, with its product. */
export function ProductGate({
  route,
  children,
}: {
  route: ProductRoute
  children: (productId: string) => ReactNode
}) {
  // A booking is found by its own id as well.
  const { productId = '' } = useParams(route)
  return (
    <PageShell route={route}>
      <ViewingGate>{children(productId)}</ViewingGate>
    </PageShell>
  )
}

/** An address that names the page of another kind of product leads to the right one, in its place. */
export function useRightPage(route: ProductRoute, right: ProductRoute | undefined): boolean {
  const { navigation } = useStores()
  const params = useParams(route)
  const isWrong = right !== undefined && right !== route
  useEffect(() => {
    if (isWrong) navigation.go(right, params, 'replace')
    // The address is read once: it belongs to the page that is about to go.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [navigation, isWrong, right])
  return !isWrong
}

/** A product's store for the page that stands in the gate. */
export const useProduct = (productId: string): Resource<Product> =>
  usePageStore(root => productResource(root, productId))
