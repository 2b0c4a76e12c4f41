import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'assets/trades': () => import('@/packages/assets/trades/trades'),
  'assets/trade': () => import('@/packages/assets/trades/trade'),
  'assets/redemption': () => import('@/packages/assets/trades/redemption'),
  'assets/bank-change': () => import('@/packages/assets/trades/bank-change'),
})

describeScreens(stack, [
  {
    page: 'assets/trades',
    as: 'U1',
    reads: ['tradeRecordList range=3m pageNum=1 pageSize=50'],
    says: [
      '全部类型全部状态近 3 个月',
      '2026年11月到账 130,512.33支付 0.00',
      '19周四认购远岚·稳泰25号−500,000.00确认中',
      '19周四赎回远岚·短债增利50,000.00 份已受理',
      '19周四份额转换远岚·量化对冲1号10,000.00 份已受理',
      '19周四赎回远岚·日日盈现金管理20,000.00 份确认中',
      '18周三赎回远岚·双利增强5号50,000.00 份确认中',
      '30周三收益分配远岚·产融08号+81,300.00已到账',
      '15周二费用扣收林氏家族信托−12,600.00确认成功',
      '已显示符合条件的全部 14 笔记录',
    ],
    leads: [
      ['19周四认购远岚·稳泰25号−500,000.00确认中', 'assets/tradingDetail?tradeId=T2026111900152'],
      ['15周二费用扣收林氏家族信托−12,600.00确认成功', 'assets/tradingDetail?tradeId=T2026091500113'],
      ['19周四赎回远岚·短债增利50,000.00 份已受理', 'assets/redemptionDetails?tradeId=T2026111900139'],
      ['27周二赎回远岚·短债增利+320,010.00已到账', 'assets/redemptionDetails?tradeId=T2026102700113'],
      ['12周四受益账户变更林氏家族信托--审核中', 'assets/tradingRecordDetail?applyId=BC2026111200008'],
    ],
    sends: [['资金流水', 'financialRecordList range=3m pageNum=1 pageSize=50']],
  },
  {
    page: 'assets/trades',
    params: {
      tab: 'flows',
    },
    as: 'U1',
    reads: ['financialRecordList range=3m pageNum=1 pageSize=50'],
    says: [
      '2026年11月到账 130,512.33支付 0.00',
      '收益分配11-18 10:00 · 招商银行(0005)收益分配 远岚·稳泰21号+24,200.00',
      '赎回11-09 10:41 · 招商银行(0005)赎回 远岚·日日盈现金管理+106,312.33',
      '2026年10月到账 320,010.00支付 0.00',
      '赎回10-27 10:12 · 招商银行(0005)赎回 远岚·短债增利+320,010.00',
      '2026年9月到账 81,300.00支付 12,600.00',
      '收益分配09-30 10:00 · 招商银行(0005)收益分配 远岚·产融08号+81,300.00',
      '费用扣收09-15 16:00 · 招商银行(0005)费用扣收 林氏家族信托−12,600.00',
      '已显示全部 5 笔流水',
    ],
    sends: [['交易记录', 'tradeRecordList range=3m pageNum=1 pageSize=50']],
  },
  {
    page: 'assets/trades',
    as: 'U6',
    reads: ['tradeRecordList range=3m pageNum=1 pageSize=50'],
    says: [
      '全部类型全部状态近 3 个月',
      '2026年11月到账 72,041,300.64支付 80,198,049.47',
      '19周四份额转换远岚·高净值客户专享固定收益组合信托计划二十四号4,199,600.00 份已受理',
      '19周四认购远岚·家族财富传承稳健增利组合信托计划精二十一号−2,743,598.10已受理',
      '19周四赎回远岚·全球多资产配置优选权益类信托计划精选三十号4,288,400.00 份已受理',
      '19周四赎回远岚·长三角基础设施升级集合资金信托计划三十五号5,152,100.00 份已受理',
      '19周四收益分配远岚·家族财富传承稳健增利组合信托计划精选十三号+3,699.54确认成功',
      '18周三红利再投资远岚·全球多资产配置优选权益类信托计划精选优二号11,328.24已到账',
      '18周三清算兑付远岚·家族财富传承稳健增利组合信托计划精二十一号+2,710,592.25已到账',
      '上滑加载更多 · 50 / 370',
    ],
    leads: [
      [
        '19周四份额转换远岚·高净值客户专享固定收益组合信托计划二十四号4,199,600.00 份已受理',
        'assets/tradingDetail?tradeId=T2026111950204',
      ],
      [
        '18周三清算兑付远岚·家族财富传承稳健增利组合信托计划精二十一号+2,710,592.25已到账',
        'assets/tradingDetail?tradeId=T2026111850126',
      ],
    ],
    sends: [['资金流水', 'financialRecordList range=3m pageNum=1 pageSize=50']],
  },
  {
    page: 'assets/trade',
    params: {
      tradeId: 'T2026111900126',
    },
    as: 'U1',
    reads: ['tradeRecordDetail tradeId=T2026111900126'],
    says: [
      '份额转换已受理申请份额（份）10,000.00',
      '2026-11-20 15:00 前可以撤销这笔交易',
      '产品远岚·量化对冲1号',
      '申请时间2026-11-19 15:21:10',
      '申请份额10,000.00 份',
      '银行账户招商银行 6200********0005',
      '流水号2026111900126',
      '进度提交申请2026-11-19 15:21:10确认（待进行）',
    ],
  },
  {
    page: 'assets/redemption',
    params: {
      tradeId: 'T2026102700113',
    },
    as: 'U1',
    reads: ['tradeRecordDetail tradeId=T2026102700113'],
    says: [
      '赎回已到账确认金额（元）+320,010.00',
      '申请时间2026-10-27 10:12:31',
      '申请份额300,000.00 份',
      '确认日期2026-10-28',
      '确认份额300,000.00 份',
      '确认净值1.0667',
      '确认金额（元）320,010.00',
      '收款账户招商银行 6200********0005',
      '流水号2026102700113',
      '进度提交申请2026-10-27 10:12:31确认2026-10-28资金到账2026-10-29',
    ],
  },
  {
    page: 'assets/bank-change',
    params: {
      applyId: 'BC2026111200008',
    },
    as: 'U1',
    reads: ['beneficiaryBankChangeDetail applyId=BC2026111200008'],
    says: [
      '原账户开户银行工商银行银行卡号6200********0064',
      '新账户开户银行邮储银行银行卡号6217********2093',
      '信托林氏家族信托受益人许*兰申请编号2026111200008申请时间2026-11-12 14:36:09生效时间--',
      '进度提交申请2026-11-12 14:36:09审核（待进行）审核中，生效前仍按原账户分配生效（待进行）',
    ],
  },
  {
    page: 'assets/trades',
    params: {
      productId: 'P05',
    },
    as: 'U1',
    reads: ['tradeRecordList productId=P05 pageNum=1 pageSize=50'],
    says: [
      '2026年10月到账 0.00支付 0.00',
      '14周三申购远岚·双利增强3号80,000.00确认失败',
      '2025年12月到账 10,152.00支付 0.00',
      '22周一收益分配远岚·双利增强3号+10,152.00已到账',
      '2025年6月到账 0.00支付 0.00',
      '16周一份额转换远岚·双利增强3号500,000.00 份已到账',
      '2025年3月到账 100,258.50支付 0.00',
      '2024年1月到账 0.00支付 1,880,000.00',
      '02周二认购远岚·双利增强3号−1,880,000.00已到账',
      '已显示全部 8 笔记录',
    ],
    leads: [
      ['14周三申购远岚·双利增强3号80,000.00确认失败', 'assets/tradingDetail?tradeId=T2026101400113'],
      ['02周二认购远岚·双利增强3号−1,880,000.00已到账', 'assets/tradingDetail?tradeId=T2024010200113'],
      ['17周一赎回远岚·双利增强3号+100,258.50已到账', 'assets/redemptionDetails?tradeId=T2025031700113'],
    ],
    sends: [['资金流水', 'financialRecordList range=3m pageNum=1 pageSize=50']],
  },
])
