import { INNER } from '@/contract/codes'
import type { RequestOf } from '@/contract/endpoint'
import type { signatureSave } from '@/contract/signature'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { dateTimeInShanghai } from '@/lib/date'
import { isSameName } from '@/lib/same-name'
import { isSignature, unpackStrokes } from '@/lib/strokes'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { inkShare } from '../files/png-ink'
import { customerById } from '../store/customers'
import { keepSignature, newSignatureId } from '../store/signatures'
import { uploadedFileById, useFiles } from '../store/uploads'
import { useVerifyToken } from '../store/verify-tokens'

type Signing = RequestOf<typeof signatureSave>

/** A thin 一 has more; whoever blackens the picture has not signed. */
const LEAST_INK = 0.0005
const MOST_INK = 0.6

const purpose = UPLOAD_PURPOSE.signature

/** Takes the picture in. It serves one signature. */
function usePicture(fileId: string, signatureId: string, { db, customerId }: HandlerContext): void {
  const refusal = invalidField('imageFileId', '签名图片无法识别，请清除重写')
  if (uploadedFileById(db, fileId)?.used_for !== '') throw refusal
  const use = { customerId, purpose, fileIds: [fileId], usedFor: `signature:${signatureId}` }
  const ink = inkShare(Buffer.from(uploadedFileById(db, fileId)?.content ?? '', 'base64'))
  if (ink === undefined || ink > MOST_INK) throw refusal
  if (ink < LEAST_INK) throw invalidField('imageFileId', '请先签名')
  if (!useFiles(db, use)) throw refusal
}

function keepDrawn({ imageFileId, strokes }: Signing, id: string, context: HandlerContext) {
  if (!imageFileId) throw invalidField('imageFileId', '请先签名')
  if (strokes && !isSignature(unpackStrokes(strokes))) throw invalidField('strokes', '请先签名')
  usePicture(imageFileId, id, context)
  return { image_file_id: imageFileId, strokes: JSON.stringify(strokes ?? []), typed_name: '' }
}

function keepTyped({ typedName = '', verifyToken }: Signing, { db, customerId, now }: HandlerContext) {
  if (!isSameName(typedName, customerById(db, customerId).name)) {
    throw invalidField('typedName', '与证件姓名不一致，请核对后重新输入')
  }
  if (!verifyToken) throw new BusinessError(INNER.verifyTokenMissing)
  useVerifyToken(db, { customerId, scene: 'sign', token: verifyToken, now: now() })
  return { image_file_id: null, strokes: '[]', typed_name: typedName }
}

/** Handlers of `src/contract/signature.ts`. */
export const signatureHandlers = {
  signatureSave(signing, context) {
    const { scene, kind } = signing
    const id = newSignatureId()
    const signedAt = context.now()
    const content = kind === 'drawn' ? keepDrawn(signing, id, context) : keepTyped(signing, context)
    keepSignature(context.db, {
      ...{ id, customer_id: context.customerId, scene, kind, signed_at: signedAt, ...content },
    })
    return { signFileId: id, signedAt: dateTimeInShanghai(signedAt) }
  },
} satisfies Partial<Handlers>
