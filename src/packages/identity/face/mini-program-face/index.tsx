import { useEffect } from 'react'
import { FACE_SCENES } from '@/contract/face'
import { FaceCheck } from '@/domains/face/face-check'
import { FaceFlow } from '@/domains/face/face-flow'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResultPage } from '@/ui/templates/result-page'

export default definePage(function MiniProgramFacePage() {
  const root = useStores()
  const { scene, bizToken } = useParams('identity/mini-program-face')
  const flow = usePageStore(
    () => new FaceFlow(root, FACE_SCENES.find(known => known === scene) ?? 'realName'),
  )
  useEffect(() => {
    if (bizToken) void flow.resume(bizToken)
  }, [flow, bizToken])
  const handleStart = () =>
    void flow.start(token => `/phone/miniProgramFace?scene=${scene ?? 'realName'}&bizToken=${token}`)
  return (
    <PageShell route="identity/mini-program-face">
      {flow.phase === 'passed' ? (
        <ResultPage
          picture="success"
          title="人脸识别通过"
          text="已确认是您本人在操作，请返回继续办理。"
          actions={<Button onTap={root.navigation.back}>返回继续办理</Button>}
        />
      ) : flow.isOver ? (
        <ResultPage
          picture="error"
          title="人脸识别未通过"
          text={`${flow.message}。请返回刚才的页面重新开始，或在那里选择人工审核。`}
          actions={<Button onTap={root.navigation.back}>返回</Button>}
        />
      ) : (
        <FaceCheck flow={flow} onStart={handleStart} />
      )}
    </PageShell>
  )
})
