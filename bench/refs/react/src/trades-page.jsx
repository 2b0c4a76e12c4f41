import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadTrades } from '../../shared/request.mjs'
import { tradeLines } from '../../shared/trade-lines.mjs'
import '../../shared/trades.css'
import { MonthHead, TradeRow } from './trade-line.jsx'
import { useAnswer } from './use-answer.mjs'
import { VirtualLines } from './virtual-lines.jsx'

/** Trades by month. */
export function Component() {
  const { key, search } = useLocation()
  const { data, error } = useAnswer(key, () => loadTrades(new URLSearchParams(search)))
  return (
    <main className="trades">
      <Head />
      {error && <div className="message">{error.message}</div>}
      {data && <Body answer={data} />}
    </main>
  )
}

function Head() {
  return (
    <>
      <div className="trades__tabs">
        <button type="button" className="is-on">
          交易记录
        </button>
        <button type="button">资金流水</button>
      </div>
      <div className="trades__bar">
        {['全部类型', '全部状态', '全部时间'].map(text => (
          <button key={text} type="button">
            {text}
          </button>
        ))}
        <button type="button" className="is-plain">
          搜索
        </button>
      </div>
      <div className="trades__bar">
        <button type="button" className="is-plain">
          导出对账单
        </button>
        <button type="button" className="is-plain">
          显示金额
        </button>
      </div>
    </>
  )
}

function Body({ answer }) {
  const navigate = useNavigate()
  const lines = useMemo(() => tradeLines(answer), [answer])
  return (
    <>
      <VirtualLines lines={lines}>
        {line =>
          line.kind === 'month' ? (
            <MonthHead {...line} />
          ) : (
            <TradeRow
              line={line}
              onTap={() => navigate(`/assets/tradingDetail?tradeId=${line.trade.tradeId}`)}
            />
          )
        }
      </VirtualLines>
      <div className="trades__end">已显示全部 {answer.total} 笔记录</div>
    </>
  )
}
