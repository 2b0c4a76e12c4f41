/** An amount with small decimals, signed, or with its unit behind. */
export function Amount({ sign, integer, fraction, unit }) {
  return (
    <span>
      <span className="amount">
        {sign}
        {integer}
        {fraction && <span className="amount__fraction">{fraction}</span>}
      </span>
      {unit && ` ${unit}`}
    </span>
  )
}
