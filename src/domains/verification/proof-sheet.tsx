import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { FaceSteps } from '@/domains/face/face-check'
import { Dialog } from '@/ui/overlays/dialog'
import type { Proof } from './proof'
import { SmsCheckSheet } from './sms-check-sheet'

interface ProofSheetProps {
  proof: Proof
  /** What is confirmed, as the code's sheet is called: 确认签署合同. */
  title: string
  confirmText: string
}

/** Asks for the proofs of presence within a page, one after the other; closing either gives the write up. */
export const ProofSheet = observer(function ProofSheet({ proof, title, confirmText }: ProofSheetProps) {
  useEffect(() => {
    void proof.resume()
    return () => proof.dispose()
  }, [proof])
  return (
    <>
      <Dialog isOpen={proof.isFaceOpen} title="请完成人脸识别" shape="sheet" onClose={proof.cancel}>
        <FaceSteps flow={proof.face} onStart={() => void proof.startFace()} />
      </Dialog>
      <SmsCheckSheet check={proof.sms} title={title} confirmText={confirmText} />
    </>
  )
})
