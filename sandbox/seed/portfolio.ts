import { TRADE_COLUMNS } from '../store/trades'
import { BANK_CHANGES } from './bank-changes'
import { netValueRows } from './net-values'
import { historyOfU1, positionsOfU1, tradesOfU1 } from './portfolio-u1'
import { positionsOfU4, tradesOfU4 } from './portfolio-u4'
import { positionsOfU6, tradesOfU6 } from './portfolio-u6'
import { PRODUCT_TERMS, PRODUCT_TEXTS, REPAYMENTS } from './product-terms'
import { PRODUCTS } from './products'
import { createSnapshot, tableText } from './snapshot'

/** Products, net values, positions, trades and changes of accounts (B9.2, B9.3, B9.5). */
export const portfolio = createSnapshot(() => [
  tableText('products', PRODUCTS),
  tableText('product_terms', PRODUCT_TERMS),
  tableText(
    'product_texts',
    PRODUCT_TEXTS.map(text => ({ ...text, seq: String(text.seq) })),
  ),
  tableText('product_repayments', REPAYMENTS),
  tableText('net_values', netValueRows()),
  tableText('positions', [...positionsOfU1(), ...positionsOfU4(), ...positionsOfU6()]),
  tableText('history_positions', historyOfU1()),
  tableText('bank_changes', BANK_CHANGES),
  tableText('trades', [...tradesOfU1(), ...tradesOfU4(), ...tradesOfU6()], TRADE_COLUMNS),
])
