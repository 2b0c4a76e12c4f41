/** Which module a picture is sent for; the codes are those of `IMAGE_MODULES` in the contract. */
export const MODULES = [
  { label: '无', moduleCode: '', moduleName: '' },
  { label: '委托人配偶，人像面', moduleCode: 'client', moduleName: 'mateFront' },
  { label: '委托人配偶，国徽面', moduleCode: 'client', moduleName: 'mateBack' },
  { label: '受益人，人像面', moduleCode: 'beneficiary', moduleName: 'idCardFront' },
  { label: '受益人，国徽面', moduleCode: 'beneficiary', moduleName: 'idCardBack' },
]

/** What the native app takes photos of; both sides of a card are specimens, which the pretend reader knows. */
const IMAGES = [
  { type: '1', label: '身份证人像面', side: 'front' },
  { type: '2', label: '身份证国徽面', side: 'back' },
  { type: '3', label: '手持证件', file: 'sample-holding.png' },
  { type: '4', label: '头像', file: 'sample-face.png' },
  { type: '5', label: '人脸照片', file: 'sample-face.png' },
]

/** How the pretend camera behaves. */
export const PHOTO_MODES = [
  { value: 'fine', label: '正常' },
  { value: 'fails', label: '上传失败' },
  { value: 'refused', label: '没有相机权限' },
  { value: 'slow', label: '很慢' },
  { value: 'twice', label: '答复两次' },
  { value: 'wrongModule', label: '模块不符' },
]

/** Another module than the one that asked. */
export const wrongModule = ({ moduleCode }) => (moduleCode === '' ? MODULES[1] : MODULES[0])

/** A public test number. */
const BANK_CARD = { bankNo: '6200000000000005', bankName: '招商银行' }

let lastFile = 0
let failCount = 0

const addressOf = ({ side, file }, { holder, form }) =>
  side ? `/sandbox/specimens/${holder}/${side}/${form}.jpg` : `/sandbox/assets/${file}`

function nextFileId(kind) {
  lastFile += 1
  return `sim-${kind}-${lastFile}`
}

/** The payload of `setImageFileId` for a photo type, of this holder's card in this form. */
export function imagePayload(type, { moduleCode, moduleName }, specimen) {
  const image = IMAGES.find(one => one.type === type) ?? IMAGES[0]
  const imageUrl = encodeURIComponent(location.origin + addressOf(image, specimen))
  return { type, imageUrl, fileId: nextFileId('image'), moduleCode, moduleName }
}

/** The payload of `setFacialImageId`. */
export const facePayload = () => ({ fileId: nextFileId('face') })

/** The payload of `transmitBankCard`. */
export const bankCardPayload = () => ({ ...BANK_CARD })

/** The payload of `showFailCount`, one more with every call. */
export function failCountPayload() {
  failCount += 1
  return { failCount }
}

/** A button for each native-to-web call; `payload` is asked when the button is pressed. */
export const CALLS = [
  ...IMAGES.map(({ type, label }) => ({
    label: `图片${type} ${label}`,
    name: 'setImageFileId',
    payload: (module, specimen) => imagePayload(type, module, specimen),
  })),
  { label: '深色外观', name: 'setTheme', payload: () => ({ theme: 'dark' }) },
  { label: '浅色外观', name: 'setTheme', payload: () => ({ theme: 'light' }) },
  { label: '跟随系统外观', name: 'setTheme', payload: () => ({ theme: 'system' }) },
  { label: '人脸照片编号', name: 'setFacialImageId', payload: facePayload },
  { label: '银行卡号', name: 'setBankNo', payload: () => ({ bankNo: BANK_CARD.bankNo }) },
  { label: '扫描的银行卡', name: 'transmitBankCard', payload: bankCardPayload },
  { label: '更新中', name: 'setUpdateStatus', payload: () => ({ isUpdating: true }) },
  { label: '更新结束', name: 'setUpdateStatus', payload: () => ({ isUpdating: false }) },
  { label: '失败次数 +1', name: 'showFailCount', payload: failCountPayload },
  { label: '重新加载', name: 'reloadPage', payload: () => undefined },
  { label: '取消弹窗', name: 'openCancelDialog', payload: () => undefined },
  { label: '消息全部已读', name: 'noticeAllRead', payload: () => undefined },
]

/** Calls a sound page drops; a string payload is sent exactly as it stands. */
export const JUNK_CALLS = [
  {
    label: '图片类型 9',
    name: 'setImageFileId',
    payload: (module, specimen) => ({ ...imagePayload('1', module, specimen), type: '9' }),
  },
  { label: '残缺的 JSON', name: 'setImageFileId', payload: () => '{"type":"1","imageUrl":' },
  {
    label: 'javascript: 地址',
    name: 'setImageFileId',
    payload: (module, specimen) => ({
      ...imagePayload('1', module, specimen),
      imageUrl: encodeURIComponent('javascript:alert(1)'),
    }),
  },
  {
    label: '陌生主机的图片',
    name: 'setImageFileId',
    payload: (module, specimen) => ({
      ...imagePayload('1', module, specimen),
      imageUrl: encodeURIComponent('https://pictures.invalid/1.png'),
    }),
  },
  { label: '缺少 fileId', name: 'setFacialImageId', payload: () => ({}) },
  { label: '卡号是文字', name: 'setBankNo', payload: () => ({ bankNo: '<b>6200</b>' }) },
  { label: '失败次数 -1', name: 'showFailCount', payload: () => ({ failCount: -1 }) },
  { label: '空载荷', name: 'setImageFileId', payload: () => null },
]
