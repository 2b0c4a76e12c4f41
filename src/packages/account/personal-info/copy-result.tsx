import { EXPORT_STATUS } from '@/contract/personal-info'
import type { PiExport } from '@/contract/personal-info'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResultPage } from '@/ui/templates/result-page'
import { exportContent, exportState } from './personal-info-texts'

const TITLES = {
  [EXPORT_STATUS.waiting]: '申请已提交',
  [EXPORT_STATUS.running]: '正在生成副本',
  [EXPORT_STATUS.ready]: '副本已生成',
  [EXPORT_STATUS.lapsed]: '文件已失效',
  [EXPORT_STATUS.failed]: '副本没有生成',
} as const

/** What came of an application, as it stands now, and the ways on. */
export function CopyResult({ copy }: { copy: PiExport }) {
  const { navigation } = useStores()
  const { status, applyNo, promisedDate, sentToMask, fileId } = copy
  const isWaiting = status === EXPORT_STATUS.waiting || status === EXPORT_STATUS.running
  const isGone = status === EXPORT_STATUS.lapsed || status === EXPORT_STATUS.failed
  return (
    <ResultPage
      picture={
        status === EXPORT_STATUS.lapsed ? 'closed' : status === EXPORT_STATUS.failed ? 'error' : 'success'
      }
      title={TITLES[status]}
      text={exportState(copy)}
      facts={[
        { label: '申请编号', value: applyNo },
        { label: '内容', value: exportContent(copy) },
        { label: '最迟完成日期', value: promisedDate },
        { label: '接收方式', value: sentToMask ? `邮件通知 ${sentToMask}` : '在应用内查看' },
      ]}
      nextSteps={
        isWaiting
          ? ['系统整理您选择的信息', '生成后可在申请记录中查看文件', '文件保留 7 天，之后自动删除']
          : []
      }
      actions={
        <>
          {fileId && <Button onTap={() => navigation.go('content/pdf', { fileId })}>查看文件</Button>}
          <Button
            tone={fileId ? 'secondary' : 'primary'}
            onTap={() => navigation.go('account/copy', {}, 'replace')}
          >
            {isGone ? '重新申请' : '查看申请记录'}
          </Button>
          <Button tone="secondary" onTap={() => navigation.go('account/collected', {}, 'replace')}>
            完成
          </Button>
        </>
      }
    />
  )
}
