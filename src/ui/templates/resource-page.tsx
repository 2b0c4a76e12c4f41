import { observer } from 'mobx-react'
import { type ReactNode, useEffect } from 'react'
import type { Resource } from '@/stores/primitives/resource'
import { ResourceView } from '../states/resource-view'

/** A page whose whole content waits for one thing: skeleton, error with retry, ready. The content brings its own room. */
export const ResourcePage = observer(function ResourcePage<T>(props: {
  resource: Resource<T>
  children: (data: T) => ReactNode
}) {
  const { resource, children } = props
  useEffect(() => resource.ensure(), [resource])
  return <ResourceView resource={resource}>{children}</ResourceView>
}) as <T>(props: { resource: Resource<T>; children: (data: T) => ReactNode }) => ReactNode
