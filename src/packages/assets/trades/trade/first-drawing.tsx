import { tradeFacts } from '@/domains/trades/trade-facts'
import { tradeDrawing } from '../trade-drawing'

export const drawings = [tradeDrawing(tradeFacts)]
