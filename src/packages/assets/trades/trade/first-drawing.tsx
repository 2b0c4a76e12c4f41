import { tradeFacts } from '@/domains/trades/trade-facts'
import { tradeDrawing } from '../trade-drawing'

export const drawing = tradeDrawing(tradeFacts)
