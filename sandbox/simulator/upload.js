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

/** A sample picture as the camera would have taken it. */
async function photoOf(address) {
  const picture = await createImageBitmap(await (await fetch(address)).blob())
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

/** Hands a picture in as the native app does, for the customer who is logged in; answers the file's id. */
export async function handIn({ type, imageUrl, moduleCode, moduleName }) {
  const bytes = await photoOf(decodeURIComponent(imageUrl))
  const facts = { purpose: IDENTITY, photoType: type, moduleCode, moduleName }
  const { uploadId, pieceSize } = await call('fileUploadStart', {
    ...{ ...facts, size: bytes.length, mime: 'image/jpeg', sha256: await sha256(bytes) },
  })
  for (let index = 0; index * pieceSize < bytes.length; index += 1) {
    const piece = bytes.subarray(index * pieceSize, (index + 1) * pieceSize)
    const sum = await sha256(piece)
    await call('fileUploadPiece', { uploadId, index, pieceBase64: base64(piece), sha256: sum })
  }
  const { fileId } = await call('fileUploadFinish', { uploadId })
  return fileId
}
