import { FT_SECTION } from '@/contract/tables/trust'
import type { BeneSet } from '@/contract/beneficiary'
import { isOn } from '@/lib/flag'
import { Tappable } from '@/platform/elements/elements'
import { Note } from '@/ui/kit/note'
import type { PeopleStore } from './people-store'
import './people-view.scss'

interface PeopleRemarkProps {
  store: PeopleStore
  set: BeneSet
  remark: BeneSet['remarks'][number]
}

/** What a reviewer said, with the way to where it is mended: a person's form shows it at its field. */
export function PeopleRemark({ store, set, remark }: PeopleRemarkProps) {
  const error = { section: FT_SECTION.people, field: remark.field }
  const place = store.placeOf(error)
  const whose = 'beneId' in place ? set.list.find(({ beneId }) => beneId === place.beneId) : undefined
  return (
    <Note tone="due">
      审核退回{whose ? `（${whose.nameMask}${place.kind === 'guardian' ? '的监护人' : ''}）` : ''}：
      {remark.content}
      {isOn(set.canEdit) && place.kind !== 'set' && (
        <Tappable
          className="people-view__remark"
          role="link"
          trackId="people-remark"
          onTap={() => store.leadTo(error)}
        >
          去修改
        </Tappable>
      )}
    </Note>
  )
}
