import type { FaceLaunch, FaceRequest } from './face.types'

/** WeChat's face check, base library 3.8.12 and newer; Taro's types do not know it yet. */
declare const wx: {
  requestFacialVerify?: (options: {
    verifyId: string
    success: () => void
    fail: (reason: { errMsg?: string }) => void
  }) => void
}

/** An address with a token comes from the page in a web-view: the check waits for the customer's tap here. */
export const IS_FACE_STARTED_HERE = true

/** Which way faces are checked here. */
export function faceChannel(): 'app' | 'mini' | 'h5' {
  return 'mini'
}

/** Starts WeChat's check. Its success is no proof: the server is asked for the result. */
export function startFace({ bizToken }: FaceRequest): Promise<FaceLaunch> {
  const { requestFacialVerify } = wx
  if (!requestFacialVerify) return Promise.resolve({ kind: 'unsupported' })
  return new Promise(resolve =>
    requestFacialVerify({
      verifyId: bizToken,
      success: () => resolve({ kind: 'waiting' }),
      fail: ({ errMsg = '' }) =>
        resolve(
          errMsg.includes('cancel')
            ? { kind: 'failed', message: '您已取消人脸识别' }
            : { kind: 'failed', message: '人脸识别未完成，请重试' },
        ),
    }),
  )
}
