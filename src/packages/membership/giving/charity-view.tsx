import { observer } from 'mobx-react'
import { ServerHtml } from '@/domains/rich-text/server-html'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { count } from '@/lib/format-number'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { DetailPage } from '@/ui/templates/detail-page'
import { donateRefusal } from '../shared/charity-texts'
import type { CharityDetail, CharityStore } from './charity-store'
import { CharityHead } from './charity-head'
import { CharityUpdates, DonorWall } from './charity-news'
import { DonateSheet } from './donate-sheet'

/** One project: what it does, how far it is, who gave, and giving. */
export const CharityView = observer(function CharityView({ store }: { store: CharityStore }) {
  return (
    <>
      <DetailPage resource={store.project} renderDock={project => renderDonate(store, project)}>
        {project => (
          <>
            <EarlierWrite write={store.donation} />
            <CharityHead project={project} />
            <Card>
              <SectionHead title="项目介绍" />
              <ServerHtml html={project.content} />
            </Card>
            <Card>
              <SectionHead title="执行机构" />
              <KeyValue label="机构名称">{project.orgName}</KeyValue>
              <KeyValue label="登记证号">{project.orgRegNo}</KeyValue>
              <KeyValue label="项目期间">
                {project.startTime.slice(0, 10)} 至 {project.endTime.slice(0, 10)}
              </KeyValue>
              <KeyValue label="每次至少">{count(project.minPoints)} 积分</KeyValue>
            </Card>
            <CharityUpdates updates={project.updates} />
            <DonorWall wall={project.wall} />
          </>
        )}
      </DetailPage>
      {store.project.data && <DonateSheet store={store} project={store.project.data} />}
      <SmsCheckSheet check={store.donation.check} title="验证身份后捐赠" confirmText="确认捐赠" />
    </>
  )
})

function renderDonate(store: CharityStore, project: CharityDetail) {
  return (
    <Button
      isBusy={store.donation.isSubmitting}
      disabledReason={donateRefusal(project)}
      trackId="charity-donate"
      onTap={store.open}
    >
      捐赠积分
    </Button>
  )
}
