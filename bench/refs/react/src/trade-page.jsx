import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { loadTrade } from '../../shared/request.mjs'
import { tradeDetail } from '../../shared/trade-detail.mjs'
import '../../shared/trade.css'
import { Amount } from './amount.jsx'
import { useAnswer } from './use-answer.mjs'

/** One trade in full. */
export function Component() {
  const { key, search } = useLocation()
  const { data, error } = useAnswer(key, () => loadTrade(new URLSearchParams(search)))
  return (
    <main className="trade">
      {error && <div className="message">{error.message}</div>}
      {!data && !error && <div className="message">加载中</div>}
      {data && <Detail trade={data} />}
    </main>
  )
}

function Detail({ trade }) {
  const detail = useMemo(() => tradeDetail(trade), [trade])
  return (
    <>
      <div className="trade__head">
        <h1>{detail.type}</h1>
        <span className={`tone-${detail.tone}`}>{detail.status}</span>
      </div>
      <div className="trade__label">{detail.label}</div>
      <div className="trade__figure">
        <Amount {...detail.figure} />
      </div>
      {detail.note && <div className="trade__note">{detail.note}</div>}
      <div className="trade__card">
        {detail.facts.map(({ label, value }) => (
          <div key={label} className="key-value">
            <div className="key-value__label">{label}</div>
            <div>{value}</div>
          </div>
        ))}
      </div>
      <div className="trade__card">
        <h2>进度</h2>
        {detail.steps.map(step => (
          <Step key={step.name} {...step} />
        ))}
      </div>
      {detail.cancelReason && <div className="trade__note">{detail.cancelReason}</div>}
      {detail.canCancel && (
        <button type="button" className="button" disabled={detail.cancelReason !== ''}>
          撤销交易
        </button>
      )}
    </>
  )
}

function Step({ name, time, remark, isDone }) {
  return (
    <div className={`trade__step ${isDone === '1' ? 'is-done' : ''}`}>
      <div className="trade__step-name">{isDone === '1' ? name : `${name}（待进行）`}</div>
      {time && <div>{time}</div>}
      {remark && <div>{remark}</div>}
    </div>
  )
}
