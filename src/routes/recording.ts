import { routesOf } from './define'

const route = routesOf('recording')

export const recordingRoutes = [
  route('doubleRecord/list', 'records/record-list', '双录列表', {
    params: ['recordId', 'status'],
    isSecure: true,
  }),
] as const
