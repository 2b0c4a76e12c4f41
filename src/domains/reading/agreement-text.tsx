import { useEffect } from 'react'
import type { Agreement } from '@/contract/agreement'
import { plainTextOf } from '@/domains/rich-text/rich-text'
import { ServerHtml } from '@/domains/rich-text/server-html'
import { EndMark } from '@/platform/elements/end-mark'
import { Original } from '@/platform/elements/figure'
import { Card } from '@/ui/kit/card'
import { AloudReading } from './aloud-reading'
import type { ReadingGate } from './reading-gate'
import { agreementMatter } from './reading-rules'
import './agreement-text.scss'

/** The text of an agreement, which is read from here on: its seconds count, its end is noticed (rule V-READ). */
export function AgreementText({ agreement, gate }: { agreement: Agreement; gate: ReadingGate }) {
  const { title, html } = agreement
  useEffect(() => gate.opened(agreementMatter(agreement)), [gate, agreement])
  return (
    <Card>
      <AloudReading
        isCareOnly
        gate={gate}
        text={() => `${title}。\n${plainTextOf(html)}`}
        trackId="agreement-read-aloud"
      />
      <Original>
        <ServerHtml html={html} />
      </Original>
      <EndMark className="agreement-text__end" onReach={gate.reachEnd}>
        （全文完）
      </EndMark>
    </Card>
  )
}
