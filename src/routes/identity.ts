import { route } from './define'

export const identityRoutes = [
  route('identity', 'miniProgramFace', 'face/mini-program-face', '人脸识别', {
    params: ['scene', 'bizToken'],
  }),
] as const
