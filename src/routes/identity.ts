import { route } from './define'

export const identityRoutes = {
  miniProgramFace: route('identity', {
    path: 'miniProgramFace',
    page: 'mini-program-face',
    title: '人脸识别',
    params: ['scene', 'bizToken'],
  }),
} as const
