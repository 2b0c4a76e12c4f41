import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { POINTS_PER_YUAN } from '@/contract/charity'
import { useStores } from '@/stores/root/context'
import { SectionHead } from '@/ui/kit/section-head'
import { StateView } from '@/ui/states/state-view'
import { ListView } from '@/ui/templates/list-page'
import type { CenterStore } from '../shared/center-store'
import { DonationRow } from './donation-row'
import { ProjectCard } from './project-card'
import './center-lists.scss'

/** The projects, and below them what the customer gave. */
export const CenterLists = observer(function CenterLists({ store }: { store: CenterStore }) {
  const { navigation } = useStores()
  const { projects, donations } = store
  return (
    <>
      <SectionHead title="公益项目">
        <View className="center-lists__count">{projects.last ? `共 ${projects.total} 个` : ''}</View>
      </SectionHead>
      <ListView
        list={projects}
        keyOf={project => project.charityId}
        renderRow={project => (
          <ProjectCard
            project={project}
            onTap={() => navigation.go('membership/charity', { charityId: project.charityId })}
          />
        )}
        empty={
          <StateView picture="empty" title="暂无公益项目">
            新的项目上线后会显示在这里
          </StateView>
        }
        endText={`捐赠积分由公司按 ${POINTS_PER_YUAN} 积分折合 1 元拨付，捐赠后不可撤回`}
      />
      <SectionHead title="我的捐赠" />
      <ListView
        list={donations}
        className="center-lists__donations"
        isLined
        keyOf={donation => donation.donationId}
        renderRow={donation => <DonationRow donation={donation} />}
        empty={
          <View className="center-lists__none">
            还没有捐赠记录。选择一个进行中的项目，每一份积分都会拨付到位。
          </View>
        }
        endText={`已显示全部 ${donations.total} 笔捐赠`}
      />
    </>
  )
})
