import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Tappable } from '@/platform/elements/elements'
import { Problem } from '@/ui/kit/problem'
import type { PeopleStore } from './people-store'
import './people-view.scss'

/** Everything that stands in the way of handing in, each with its way to where it is mended. */
export const PeopleErrors = observer(function PeopleErrors({ store }: { store: PeopleStore }) {
  const errors = store.application.errors
  if (errors.length === 0) return null
  return (
    <Problem isBoxed>
      <View>有 {errors.length} 处需要修改</View>
      {errors.map(error =>
        store.placeOf(error).kind === 'set' ? (
          <View key={error.field}>{error.msg}</View>
        ) : (
          <Tappable
            key={`${error.section}-${error.field}-${error.msg}`}
            className="people-view__error"
            role="link"
            onTap={() => store.leadTo(error)}
          >
            {error.msg}
          </Tappable>
        ),
      )}
    </Problem>
  )
})
