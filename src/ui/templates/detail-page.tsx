import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Resource } from '@/stores/primitives/resource'
import { Dock } from '../kit/dock'
import { ResourceView, shownData } from '../states/resource-view'
import { WithFoot } from './page-foot'
import './templates.scss'

interface DetailPageProps<T> {
  resource: Resource<T>
  skeleton?: ReactNode
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  /** Actions of the dock; nothing, no dock. */
  renderDock?: (data: T) => ReactNode
  children: (data: T) => ReactNode
}

/** One thing in full, with its actions in a dock: loading, error with retry, empty, ready. */
export const DetailPage = observer(function DetailPage<T>(props: DetailPageProps<T>) {
  const { resource, renderDock, isEmpty } = props
  const data = shownData(resource)
  const dock = data !== undefined && !isEmpty?.(data) && renderDock?.(data)
  return (
    <View className="detail-page">
      <WithFoot>
        <ResourceView resource={resource} skeleton={props.skeleton} empty={props.empty} isEmpty={isEmpty}>
          {props.children}
        </ResourceView>
      </WithFoot>
      {dock && <Dock>{dock}</Dock>}
    </View>
  )
}) as <T>(props: DetailPageProps<T>) => ReactNode
