import type { Send } from '../../contract'
import type { Life } from '../life'
import type { PageScroll } from '../page-scroll'
import type { PhoneModel } from '../phones'
import type { PageStack } from '../stack'
import type { Surface } from '../surface'
import type { TabBar } from '../tab-bar'
import type { Appearance } from './appearance'
import type { ApiParts } from './call'
import type { Camera } from './camera'
import type { PhoneCalendar } from './phone-calendar'
import { canvasApi } from './canvas'
import type { ChatFiles } from './chat-files'
import { chromeApi } from './chrome'
import type { Connection } from './connection'
import { type Device, deviceApi } from './device'
import { documentApi, type HandedFiles } from './documents'
import type { Dialogs } from './dialogs'
import type { Files } from './files'
import type { LeaveAlert } from './leave-alert'
import { navigationApi } from './navigation'
import { networkApi } from './network'
import type { PullDown } from './pull-down'
import { scrollApi } from './scroll'
import { selectorQueryApi } from './selector-query'
import { type DeviceStorage, storageApi } from './storage'
import { systemApi } from './system'
import { tabBarApi } from './tab-bar'

/** What of the phone `wx` can reach. */
export interface Reach {
  readonly parts: ApiParts
  readonly send: Send
  readonly stack: PageStack
  readonly surface: Surface
  readonly tabs: TabBar
  readonly scroll: PageScroll
  readonly pulling: PullDown
  readonly leaving: LeaveAlert
  readonly life: Life
  readonly storage: DeviceStorage
  readonly device: Device
  readonly files: Files
  readonly camera: Camera
  readonly calendar: PhoneCalendar
  readonly chatFiles: ChatFiles
  readonly handed: HandedFiles
  readonly appearance: Appearance
  readonly connection: Connection
  readonly dialogs: Dialogs
  readonly phone: PhoneModel
  readonly isOldWeChat: boolean
  readonly hasCookiesInHeaderOnly: boolean
}

/** Every function of `wx` that the host has, by its name. */
export function wxFunctions(reach: Reach): Record<string, unknown> {
  const { parts, stack, files, connection } = reach
  const send = connection.through(reach.send)
  return {
    ...storageApi(parts, reach.storage),
    ...networkApi(parts, send, reach.hasCookiesInHeaderOnly),
    ...connection.api(),
    ...navigationApi(parts, stack),
    ...systemApi(parts, {
      phone: reach.phone,
      windowHeight: () => reach.surface.windowSize.height,
      theme: () => reach.appearance.theme,
      isOld: reach.isOldWeChat,
    }),
    ...reach.dialogs.api(files, reach.camera, reach.calendar),
    ...reach.camera.api(parts, files),
    ...reach.calendar.api(parts, files),
    ...reach.chatFiles.api(parts, files),
    ...reach.appearance.api(),
    ...chromeApi(parts, reach.surface, stack),
    ...tabBarApi(parts, reach.tabs),
    ...reach.pulling.api(),
    ...reach.leaving.api(),
    ...scrollApi(parts, top => reach.scroll.scrollTo(top)),
    ...selectorQueryApi(parts, () => stack.front),
    ...canvasApi(parts, files),
    ...documentApi(parts, send, files, reach.handed),
    ...deviceApi(parts, reach.device),
    ...reach.life.api(),
  }
}
