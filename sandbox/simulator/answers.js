import { api, say } from '/sandbox/pages/api.js'
import { record } from './messages.js'
import { bankCardPayload, facePayload, failCountPayload, imagePayload, wrongModule } from './native-calls.js'
import { startAddress } from './start.js'
import { handIn, recordAll } from './upload.js'

/** How long the pretend camera takes. */
const CAMERA_MS = 600
/** And one that has to be looked for first. */
const SLOW_CAMERA_MS = 4000
/** Two login requests within this time mean that logging in did not help; a third would go on for ever. */
const LOGIN_LOOP_MS = 4000
/** An address of the app, with or without `/phone/`. */
const OWN_ADDRESS = /^\/?[\w-]+(\/|\?|$)/

// The page chooses the name: `constructor` must not find what every object has.
function own(table, name) {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/**
 * Plays the native app: records what the page sends and does what it asks for. `simulator` offers what the answers
 * need: calling the page, logging in, opening an address.
 */
export function createAnswers(simulator) {
  let lastLoginAt = 0

  async function answerLogin({ returnTo } = {}) {
    if (Date.now() - lastLoginAt < LOGIN_LOOP_MS) {
      record('simulator', '连续请求登录，已停止自动登录')
      say('页面连续请求登录，请检查故障设置后手动登录')
      return
    }
    lastLoginAt = Date.now()
    await simulator.login()
    if (typeof returnTo === 'string' && OWN_ADDRESS.test(returnTo)) {
      simulator.goTo(startAddress({ path: returnTo }))
    } else simulator.reload()
  }

  const answerLater = (action, delayMs = CAMERA_MS) => setTimeout(action, delayMs)

  /** The file's id; what was not handed in has none that the server knows. */
  async function handedIn(image, fails) {
    try {
      if (fails) throw new Error('网络中断')
      return await handIn(image)
    } catch (error) {
      record('simulator', '照片没有上传', String(error))
      return image.fileId
    }
  }

  function refuse() {
    record('simulator', '没有相机权限，页面得不到答复')
    say('没有相机权限：应用已提示客户到系统设置中打开')
  }

  async function photograph(type, module, mode) {
    const image = imagePayload(
      type,
      mode === 'wrongModule' ? wrongModule(module) : module,
      simulator.specimen(),
    )
    const answer = { ...image, fileId: await handedIn(image, mode === 'fails') }
    simulator.callWeb('setImageFileId', answer)
    if (mode === 'twice') answerLater(() => simulator.callWeb('setImageFileId', answer))
  }

  // What the page asks for goes before what is chosen beside the phone.
  function takePhoto(type, { moduleCode, moduleName = '' }) {
    const mode = simulator.photoMode()
    const module = moduleCode ? { moduleCode, moduleName } : simulator.currentModule()
    if (mode === 'refused') answerLater(refuse)
    else answerLater(() => photograph(type, module, mode), mode === 'slow' ? SLOW_CAMERA_MS : CAMERA_MS)
  }

  const automatic = {
    goLogin: answerLogin,
    takeIdCard: ({ side, ...module } = {}) => takePhoto(side === 'back' ? '2' : '1', module),
    takePhoto: ({ type, ...module } = {}) => takePhoto(String(type), module),
    startFace: ({ bizToken } = {}) =>
      answerLater(async () => {
        const fails = simulator.faceFails()
        // The face service tells the server; what the app tells the page is no proof.
        if (bizToken) {
          await api('POST', 'face', { bizToken, result: fails ? 'failed' : 'passed' }).catch(() => {})
        }
        if (fails) simulator.callWeb('showFailCount', failCountPayload())
        else simulator.callWeb('setFacialImageId', facePayload())
      }),
    startDoubleRecord: recording =>
      answerLater(async () => {
        // With a person nothing is recorded here: the desk decides at the office.
        if (!recording?.roomUrl) {
          await recordAll(recording ?? {}).catch(error => record('simulator', '录像没有提交', String(error)))
        }
        simulator.callWeb('reloadPage')
      }),
    scanBankCard: () => answerLater(() => simulator.callWeb('transmitBankCard', bankCardPayload())),
  }

  const always = {
    setTitle: ({ title } = {}) => simulator.showTitle(String(title ?? '')),
    close: () => simulator.showClosed(true),
    secureScreen: ({ on } = {}) => simulator.showSecure(on === true || on === '1'),
    openUrl: () => say('页面要求打开外部链接'),
    openSetting: () => say('页面要求打开系统设置'),
    saveContact: ({ name, mobile } = {}) => say(`系统通讯录：新建联系人 ${name ?? ''} ${mobile ?? ''}`),
    call: () => say('页面要求拨打电话'),
    share: () => say('页面要求分享'),
  }

  return ({ action, data, callId }) => {
    const name = String(action)
    const isPicture = name === 'saveImage' && /^data:image\/(png|jpeg);base64,/.test(data?.dataUrl ?? '')
    record('fromPage', callId ? `${name}（${callId}）` : name, data, isPicture ? data.dataUrl : undefined)
    own(always, name)?.(data ?? {})
    if (simulator.isAuto()) void own(automatic, name)?.(data ?? {})
  }
}
