import { labelOf } from '@/contract/labels'
import { INST_TYPE } from '@/contract/tables/instruction'
import { dateTimeInShanghai } from '@/lib/date'
import { thousands } from '@/lib/format-number'
import { COMPANY, sealOf } from '../files/company'
import { makePdf } from '../files/pdf'
import { type PdfColumn, pdfTable } from '../files/pdf-table'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { type InstructionRow, linesOf } from '../store/instructions'
import { findProduct } from '../store/products'
import type { TrustRow } from '../store/trusts'

/** The paper of an accepted instruction: what was asked for, when, and when the company took it. */
export function instructionPdf(db: Db, row: InstructionRow, trust: TrustRow, acceptedAt: number): Buffer {
  const nameOf = (productId: string) => findProduct(db, productId)?.product_name ?? ''
  const isPurchase = row.inst_type === INST_TYPE.purchase
  const lines = linesOf(db, row.inst_id)
  const columns: readonly PdfColumn<(typeof lines)[number]>[] = [
    { title: '产品', at: 0, width: 0.37, read: line => nameOf(line.product_id) },
    {
      title: isPurchase ? '执行日' : '转入产品 / 执行日',
      at: 0.38,
      width: 0.33,
      read: line => [nameOf(line.to_product_id), line.execute_date].filter(Boolean).join(' / '),
    },
    {
      title: isPurchase ? '金额（元）' : '份额（份）',
      at: 0.72,
      width: 0.28,
      isRight: true,
      read: line => thousands(isPurchase ? line.amount : line.shares),
    },
  ]
  return makePdf({
    title: '投资指令',
    letterhead: { left: COMPANY.chinese, right: row.inst_no },
    pages: [
      {
        heading: '投资指令书',
        lines: [
          `指令编号：${row.inst_no}`,
          `信托名称：${trust.name}（${trust.trust_no}）`,
          `委托人：${customerById(db, row.customer_id).name}`,
          `指令类型：${labelOf(INST_TYPE, row.inst_type)}`,
          `生效日：${row.effective_date}`,
          '',
          '委托人依据信托合同，通过短信验证确认下列投资指令：',
          ...pdfTable(columns, lines, ['合计（元，按受理前最近净值）', '', thousands(row.total_amount)]),
          '',
          ...(row.remark ? [`备注：${row.remark}`] : []),
          sealOf('电子印章', [
            `提交时间：${dateTimeInShanghai(row.submitted_at ?? row.created_at)}`,
            `受理时间：${dateTimeInShanghai(acceptedAt)}`,
            '实际成交以执行日净值和确认结果为准，本指令书不构成对收益的承诺。',
            '',
            COMPANY.chinese,
          ]),
        ],
      },
    ],
  })
}
