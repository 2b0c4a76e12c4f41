import { route } from './define'

export const recordingRoutes = [
  route('recording', 'doubleRecord/list', 'records/record-list', '双录列表', {
    params: ['recordId', 'status'],
    isSecure: true,
  }),
] as const
