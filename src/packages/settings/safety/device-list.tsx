import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Devices } from '@/contract/device'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { ContactRow } from '@/domains/shell/contact-row'
import { isOff, isOn } from '@/lib/flag'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { Tag } from '@/ui/kit/tag'
import { momentText } from './device-texts'
import type { DevicesStore } from './devices-store'
import './device-list.scss'
import { RowCard } from '../shared/row-card'

/** The devices, this one first, each other one with its way out. */
export const DeviceList = observer(function DeviceList(props: { devices: Devices; store: DevicesStore }) {
  const { store } = props
  const { list, serverTime } = props.devices
  return (
    <>
      {list.map(device => (
        <Card key={device.deviceId}>
          <SectionHead title={device.name}>
            {isOn(device.isCurrent) && <Tag tone="done">当前设备</Tag>}
          </SectionHead>
          <KeyValue label="登录时间">{momentText(device.loginTime, serverTime)}</KeyValue>
          <KeyValue label="最近使用">{momentText(device.activeTime, serverTime)}</KeyValue>
          {isOff(device.isCurrent) && (
            <View className="device-list__way-out">
              <Button tone="secondary" trackId="device-sign-out" onTap={() => void store.signOut(device)}>
                退出该设备
              </Button>
            </View>
          )}
        </Card>
      ))}
      <RowCard>
        <ContactRow topic={CONTACT_TOPIC.account} caption="发现陌生设备时，我们帮您核实" />
      </RowCard>
    </>
  )
})
