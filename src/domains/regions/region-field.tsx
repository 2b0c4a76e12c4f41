import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Tappable } from '@/platform/elements/elements'
import type { Field } from '@/stores/form/field'
import { FieldFrame } from '@/ui/fields/field-frame'
import { chevronRight } from '@/ui/icon/glyphs/chevron-right'
import { Icon } from '@/ui/icon/icon'
import { Dialog } from '@/ui/overlays/dialog'
import { ResourceView } from '@/ui/states/resource-view'
import { type ChosenRegion, nameOfPath, type RegionChoice } from './region-choice'
import './region-field.scss'

interface RegionFieldProps {
  field: Field<ChosenRegion | null>
  choice: RegionChoice
  /** The address may be left out: a region that was chosen can be taken away. */
  isClearable?: boolean
}

/** The region of an address, chosen level by level from a sheet (rule V-ADDR). */
export const RegionField = observer(function RegionField(props: RegionFieldProps) {
  const { field, choice, isClearable = false } = props
  const name = field.content?.name ?? ''
  const shown = name || '请选择省、市、区县'
  return (
    <>
      <FieldFrame field={field} label="所在地区" isGroup>
        {({ id, describedBy }) => (
          <Tappable
            id={id}
            className={`region-field__target ${name ? '' : 'region-field__empty'}`}
            label={`所在地区：${shown}`}
            describedBy={describedBy}
            onTap={choice.open}
          >
            <View>{shown}</View>
            <Icon glyph={chevronRight} size={16} />
          </Tappable>
        )}
      </FieldFrame>
      <RegionSheet choice={choice} onClear={isClearable && name ? () => field.set(null) : undefined} />
    </>
  )
})

interface RegionSheetProps {
  choice: RegionChoice
  onClear: (() => void) | undefined
}

const RegionSheet = observer(function RegionSheet({ choice, onClear }: RegionSheetProps) {
  const { path, regions, isOpen } = choice
  return (
    <Dialog isOpen={isOpen} title="选择所在地区" shape="sheet" onClose={choice.close}>
      {path.length > 0 && (
        <Tappable className="region-field__back" onTap={choice.back}>
          {nameOfPath(path)}，返回上一级
        </Tappable>
      )}
      {path.length === 0 && onClear && (
        <Tappable
          className="region-field__back"
          onTap={() => {
            onClear()
            choice.close()
          }}
        >
          不填写地址
        </Tappable>
      )}
      {isOpen && (
        <ResourceView resource={regions}>
          {list => (
            <View role="list">
              {list.map(region => (
                <View key={region.code} role="listitem">
                  <Tappable className="region-field__option" onTap={() => choice.choose(region)}>
                    {region.name}
                  </Tappable>
                </View>
              ))}
            </View>
          )}
        </ResourceView>
      )}
    </Dialog>
  )
})
