import { tradeRow } from '../../shared/trade-texts.mjs'
import { Amount } from './amount.jsx'

/** Head of a month with its totals. */
export function MonthHead({ name, income, payment }) {
  return (
    <div className="month-head">
      <h2 className="month-head__name">{name}</h2>
      {income && (
        <div className="month-head__totals">
          到账 {income} 支付 {payment}
        </div>
      )}
    </div>
  )
}

/** One trade of the list. */
export function TradeRow({ line, onTap }) {
  const { day, weekday, type, product, figure, status, tone } = tradeRow(line.trade)
  const edges = `${line.isFirst ? 'is-first' : ''} ${line.isLast ? 'is-last' : ''}`
  return (
    <button type="button" className={`trade-row ${edges}`} onClick={onTap}>
      <div className="trade-row__day">
        <div className="trade-row__date">{day}</div>
        <div className="trade-row__weekday">{weekday}</div>
      </div>
      <div className="trade-row__what">
        <div className="trade-row__type">{type}</div>
        <div className="trade-row__product">{product}</div>
      </div>
      <div className="trade-row__moved">
        <Amount {...figure} />
        <div className={`trade-row__status tone-${tone}`}>{status}</div>
      </div>
    </button>
  )
}
