import type { FaceScene } from './face'
import type { SmsScene } from './session'

/**
 * What a customer proves their presence for beside the scenes of one kind alone; each by text, by face or by both, as the
 * write asks. Every one is about something: an order, a position, an application, an instruction;
 * but for the customer's own phone.
 */
export const PROOF_SCENES = [
  'signing',
  'purchase',
  'redemption',
  'instruction',
  'append',
  'claim',
  'beneficiary',
  'mobileChange',
] as const satisfies readonly (FaceScene & SmsScene)[]

export type ProofScene = (typeof PROOF_SCENES)[number]

/** How long a proof stands for the customer's presence. */
export const PROOF_SECONDS = 300

/** The proofs a write carries; `''` for what it does not need. */
export interface ProofTokens {
  readonly verifyToken: string
  readonly faceToken: string
}
