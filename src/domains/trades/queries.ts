/** Rows per request of a list of trades: a month of a busy customer comes in two or three. */
export const TRADE_ROWS = 50
