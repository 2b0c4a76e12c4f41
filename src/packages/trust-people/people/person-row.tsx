import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SetPersonRow } from '@/contract/beneficiary'
import { BENEFICIARY_STATUS } from '@/contract/tables/trust'
import { beneficiaryCaption, orderName } from '@/domains/trusts/people-texts'
import type { SharePart } from '@/domains/trusts/share-parts'
import { isOn } from '@/lib/flag'
import { percent } from '@/lib/format-number'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { arrowDown } from '@/ui/icon/glyphs/arrow-down'
import { arrowUp } from '@/ui/icon/glyphs/arrow-up'
import { circleAlert } from '@/ui/icon/glyphs/circle-alert'
import { trash2 } from '@/ui/icon/glyphs/trash-2'
import { Icon } from '@/ui/icon/icon'
import { Tag } from '@/ui/kit/tag'
import type { PeopleStore } from './people-store'
import '@/domains/trusts/share-bar.scss'
import './person-row.scss'

interface PersonRowProps {
  store: PeopleStore
  part: SharePart<SetPersonRow>
  canEdit: boolean
}

/** One beneficiary in the list: what they are and get, a guardian that is missing, and what can be done with them. */
export const PersonRow = observer(function PersonRow({ store, part, canEdit }: PersonRowProps) {
  const { navigation } = useStores()
  const { beneficiary: person, colour } = part
  const { beneId, guardianNameMask } = person
  const isMinor = isOn(person.isMinor)
  const captions = [
    beneficiaryCaption(person),
    guardianNameMask && isMinor ? `监护人 ${guardianNameMask}` : '',
    `${person.bankName} ${person.cardNoMask}`.trim(),
  ]
  const target = { ...store.ref, beneId }
  return (
    <View className="person-row" role="listitem">
      <View className={`person-row__swatch share-bar__part--${colour}`} aria-hidden />
      <View className="person-row__who">
        <View className="person-row__name">
          {person.nameMask}
          {isMinor && <Tag tone="person">未成年</Tag>}
          {person.beneStatus === BENEFICIARY_STATUS.inReview && <Tag tone="progress">新增</Tag>}
        </View>
        <View className="person-row__caption">{captions.filter(Boolean).join(' · ')}</View>
        {isMinor && !guardianNameMask && (
          <Tappable
            className="person-row__missing"
            role="link"
            isDisabled={!canEdit}
            {...navigation.link('trust-people/guardian', target)}
          >
            <Icon glyph={circleAlert} size={16} /> 缺监护人信息，去填写
          </Tappable>
        )}
        {canEdit && (
          <View className="person-row__ways">
            {store.isReordering ? (
              <Moves store={store} person={person} />
            ) : (
              <Ways store={store} person={person} hasGuardian={isMinor && guardianNameMask !== ''} />
            )}
          </View>
        )}
      </View>
      <View className="person-row__share">{percent(person.sharePercent)}</View>
    </View>
  )
})

/** 修改, 监护人, 删除. */
function Ways({
  store,
  person,
  hasGuardian,
}: {
  store: PeopleStore
  person: SetPersonRow
  hasGuardian: boolean
}) {
  const { navigation } = useStores()
  const target = { ...store.ref, beneId: person.beneId }
  return (
    <>
      <Tappable
        className="person-row__way"
        label={`修改${person.nameMask}`}
        {...navigation.link('trust-people/beneficiary', target)}
      >
        修改
      </Tappable>
      {hasGuardian && (
        <Tappable
          className="person-row__way"
          label={`修改${person.nameMask}的监护人`}
          {...navigation.link('trust-people/guardian', target)}
        >
          监护人
        </Tappable>
      )}
      <Tappable
        className="person-row__way person-row__way--remove"
        label={`删除${person.nameMask}`}
        onTap={() => void store.remove(person)}
      >
        <Icon glyph={trash2} size={18} />
      </Tappable>
    </>
  )
}

/** One 顺位 before or behind; the name says it to who does not see the list move. */
const Moves = observer(function Moves({ store, person }: { store: PeopleStore; person: SetPersonRow }) {
  const isFirst = person.order <= 1
  return (
    <>
      <Tappable
        className="person-row__way"
        label={`${person.nameMask}现为${orderName(person.order)}，提前一个顺位`}
        isAriaDisabled={isFirst}
        onTap={() => (isFirst ? undefined : void store.move(person, -1))}
      >
        <Icon glyph={arrowUp} size={18} /> 提前
      </Tappable>
      <Tappable
        className="person-row__way"
        label={`${person.nameMask}现为${orderName(person.order)}，推后一个顺位`}
        onTap={() => void store.move(person, 1)}
      >
        <Icon glyph={arrowDown} size={18} /> 推后
      </Tappable>
      <View className="person-row__order" role="status">
        {orderName(person.order)}
      </View>
    </>
  )
})
