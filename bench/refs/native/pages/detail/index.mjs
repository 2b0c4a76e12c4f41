import { tradeDetail } from '../../../shared/trade-detail.mjs'
import { post } from '../../api.mjs'

Page({
  onLoad({ tradeId }) {
    post('tradeRecordDetail', { tradeId }, answer => {
      const { figure, ...texts } = tradeDetail(answer)
      const amount = figure.sign + figure.integer + figure.fraction + figure.unit
      this.setData({ trade: { ...texts, amount } })
    })
  },
})
