import { routesOf } from './define'

const route = routesOf('identity')

export const identityRoutes = [
  route('miniProgramFace', 'face/mini-program-face', '人脸识别', {
    params: ['scene', 'bizToken'],
  }),
  route('declareIdentity/identity', 'tax/tax-type', '税收居民身份声明', {
    params: ['returnTo'],
    isSecure: true,
  }),
  route('declareIdentity/stateInfo', 'tax/tax-details', '税收居民国信息', {
    params: ['returnTo'],
    isSecure: true,
  }),
  route('declareIdentity/result', 'tax/tax-result', '声明结果', {
    params: ['returnTo'],
    isSecure: true,
  }),
  route('realNameAuth/IDCard/identityScan', 'real-name/identity-scan', '身份证识别', {
    params: ['returnTo', 'isUpdating', 'isRetaking'],
    isSecure: true,
  }),
  route('realNameAuth/IDCard/identityScanInfo', 'real-name/identity-scan-info', '确认身份信息', {
    params: ['authApplyId', 'returnTo'],
    isSecure: true,
  }),
  route('realNameAuth/IDCard/faceVerify', 'real-name/face-verify', '人脸识别', {
    params: ['authApplyId', 'returnTo'],
    isSecure: true,
  }),
  route('realNameAuth/IDCard/result', 'real-name/real-name-result', '认证结果', {
    params: ['authApplyId', 'returnTo'],
    isSecure: true,
  }),
  route('realNameAuth/nonIDCard/identityInfo', 'papers/identity-info', '身份信息填写', {
    params: ['returnTo', 'isUpdating', 'isEditing'],
    isSecure: true,
  }),
  route('realNameAuth/nonIDCard/uploadFile', 'papers/upload-file', '证件上传', {
    params: ['applyNo', 'authApplyId', 'returnTo'],
    isSecure: true,
  }),
  route('realNameAuth/nonIDCard/uploadResult', 'papers/upload-result', '提交结果', {
    params: ['applyNo', 'returnTo'],
    isSecure: true,
  }),
  route('realNameAuth/nonIDCard/authDetail', 'papers/auth-detail', '认证详情', {
    params: ['applyNo', 'returnTo'],
    isSecure: true,
  }),
] as const
