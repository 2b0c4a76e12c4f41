import { observer } from 'mobx-react'
import type { SignedContract } from '@/contract/signing'
import { routes } from '@/routes'
import { useStores } from '@/stores/root/context'
import { fileCheck } from '@/ui/icon/glyphs/file-check'
import { Button } from '@/ui/kit/button'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { ResultPage } from '@/ui/templates/result-page'
import { inGroups, nextSteps } from './signed-texts'

/** It is signed: by which certificate, what the files are, and what comes next. */
export const SignedView = observer(function SignedView({ signed }: { signed: SignedContract }) {
  const { navigation } = useStores()
  const { orderId, kind, contractNo, signTime, certIssuer, certSerial } = signed
  const facts = [
    { label: '合同编号', value: contractNo },
    { label: '签约时间', value: signTime },
    { label: '证书颁发机构', value: certIssuer },
    { label: '证书序列号', value: inGroups(certSerial) },
  ]
  return (
    <ResultPage
      picture="success"
      title="合同签署成功"
      text="您已用一次签名签署全部文件，签署后的文件可随时查看和下载。"
      facts={facts.filter(({ value }) => value !== '')}
      nextSteps={nextSteps(signed)}
      actions={
        <>
          <SignedFiles signed={signed} />
          <Button
            trackId="contract-done"
            onTap={() =>
              kind === 'trust'
                ? navigation.returnTo(
                    `/phone/${routes['trust-application/application'].path}?applyId=${orderId}`,
                  )
                : navigation.go('signing/sign-success', { orderId }, 'replace')
            }
          >
            完成
          </Button>
        </>
      }
    />
  )
})

/** The signed files; each states the hash of what was read. */
const SignedFiles = observer(function SignedFiles({ signed: { docs } }: { signed: SignedContract }) {
  const { navigation } = useStores()
  if (docs.length === 0) return null
  return (
    <LinkCard>
      <SectionHead title="已签署的文件" />
      {docs.map(({ docId, docName, fileId, hash }) => (
        <RowLink
          key={docId}
          glyph={fileCheck}
          title={docName}
          caption={`校验码 ${inGroups(hash.slice(0, 16))}…`}
          trackId="contract-file"
          {...navigation.link('signing/contract-pdf', { fileId })}
        />
      ))}
    </LinkCard>
  )
})
