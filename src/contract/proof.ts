import * as v from 'valibot'

/**
 * What a customer proves their presence for beside the scenes of one kind alone; each by text, by face or by both, as the
 * write asks. Every one is about something: an order, a position, an application, an instruction.
 */
export const PROOF_SCENES = ['signing', 'purchase', 'redemption', 'instruction'] as const

export type ProofScene = (typeof PROOF_SCENES)[number]

/** What the proof is for, by its id: the order, the application. It serves nothing else; `''` where a scene is about nothing more. */
export const SubjectSchema = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), '')

/** How long a proof stands for the customer's presence. */
export const PROOF_SECONDS = 300

/** The proofs a write carries; `''` for what it does not need. */
export interface ProofTokens {
  readonly verifyToken: string
  readonly faceToken: string
}
