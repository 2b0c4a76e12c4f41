import { hooks } from '@tarojs/shared'
import { sentClass } from '@/platform/pages/class-names'

// Both ways by which a class reaches the view: with its node, and when it changes.
hooks.tap('modifyHydrateData', data => {
  if (data.cl) data.cl = sentClass(data.cl)
})
hooks.tap('modifySetAttrPayload', (_element, name, payload) => {
  if (name === 'cl' && payload.value) payload.value = sentClass(payload.value)
})
