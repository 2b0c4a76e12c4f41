const API = '/services/trustAppApi/'
/** The sample pictures are drawn small; a phone's camera is not. */
const ENLARGED = 4
/** 身份证件, as `UPLOAD_PURPOSE` of the contract has it. */
const IDENTITY = '01'

async function call(name, requestData) {
  const response = await fetch(API + name, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestData: { ...requestData, requestNo: crypto.randomUUID() } }),
  })
  const { result } = await response.json()
  if (result?.statusCode !== '00000000') throw new Error(result?.msg ?? name)
  return result.data
}

/** A picture as the camera would have taken it: a specimen is a photo already. */
async function photoOf(address) {
  const drawn = await (await fetch(address)).blob()
  if (drawn.type === 'image/jpeg') return new Uint8Array(await drawn.arrayBuffer())
  const picture = await createImageBitmap(drawn)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width * ENLARGED
  canvas.height = picture.height * ENLARGED
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return new Uint8Array(await blob.arrayBuffer())
}

async function sha256(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(sum, byte => byte.toString(16).padStart(2, '0')).join('')
}

const base64 = bytes => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

/** Hands a file in by pieces; answers its id. */
async function uploadAll(bytes, facts) {
  const { uploadId, pieceSize } = await call('fileUploadStart', {
    ...{ ...facts, size: bytes.length, sha256: await sha256(bytes) },
  })
  for (let index = 0; index * pieceSize < bytes.length; index += 1) {
    const piece = bytes.subarray(index * pieceSize, (index + 1) * pieceSize)
    const sum = await sha256(piece)
    await call('fileUploadPiece', { uploadId, index, pieceBase64: base64(piece), sha256: sum })
  }
  const { fileId } = await call('fileUploadFinish', { uploadId })
  return fileId
}

/** Seconds of a pretend clip: longer than any question has to be heard. */
const CLIP_SECONDS = 9

/** Films a clock with a tone, as the camera would film the customer. */
function filmed() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 })
  const context = canvas.getContext('2d')
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const sound = audio.createMediaStreamDestination()
  tone.connect(sound)
  tone.start()
  const stream = new MediaStream([...canvas.captureStream(10).getTracks(), ...sound.stream.getTracks()])
  const recorder = new MediaRecorder(stream)
  const timer = setInterval(() => {
    context.fillStyle = '#2b343b'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#fff'
    context.fillText(new Date().toISOString(), 40, 120)
  }, 100)
  return new Promise((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => {
      clearInterval(timer)
      void audio.close()
      data.arrayBuffer().then(buffer => resolve(new Uint8Array(buffer)), reject)
    }
    recorder.start()
    setTimeout(() => recorder.stop(), CLIP_SECONDS * 1000)
  })
}

/** 双录录像, as `UPLOAD_PURPOSE` of the contract has it. */
const RECORDING = '09'

/** Records every question and hands the recording in, as the native app does by itself. */
export async function recordAll({ sessionId, script }) {
  const bytes = await filmed()
  const mime = bytes[0] === 0x1a ? 'video/webm' : 'video/mp4'
  for (const [index, { questionId }] of script.entries()) {
    // Each is a file of its own: what stands behind the last block is no part of the film.
    const clip = new Uint8Array([...bytes, ...new Array(index).fill(0)])
    const fileId = await uploadAll(clip, { purpose: RECORDING, mime })
    await call('doubleRecordTake', { sessionId, questionId, answer: 'yes', fileId })
  }
  await call('doubleRecordSubmit', { sessionId })
}

/** Hands a picture in as the native app does, for the customer who is logged in; answers the file's id. */
export async function handIn({ type, imageUrl, moduleCode, moduleName }) {
  const bytes = await photoOf(decodeURIComponent(imageUrl))
  const facts = { purpose: IDENTITY, photoType: type, moduleCode, moduleName }
  return uploadAll(bytes, { ...facts, mime: 'image/jpeg' })
}
