/** The account that receives payments, as far as it is shown: `招商银行(0005)`; `''` without one. */
export function bankNameMask({
  bank_name,
  card_no_mask,
}: {
  bank_name: string
  card_no_mask: string
}): string {
  return bank_name && `${bank_name}(${card_no_mask.slice(-4)})`
}
