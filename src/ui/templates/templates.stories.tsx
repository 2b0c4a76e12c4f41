import { useEffect, useState } from 'react'
import { mobileRule, required } from '@/lib/validate'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { type Page, PagedList } from '@/stores/primitives/paged-list'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { TextField } from '../fields/text-field'
import { Button } from '../kit/button'
import { Card, KeyValue } from '../kit/card'
import { RowLink } from '../kit/row-link'
import { LONG_NAME, LONG_TEXT, nothing, type Stories } from '../story'
import { DetailPage } from './detail-page'
import { ErrorSummary, FormPage } from './form-page'
import { FormSheet } from './form-sheet'
import { ListEnd, ListPage, ListView } from './list-page'
import { LongListView } from './long-list-view'
import { PageBody } from './page-body'
import { PageFootProvider, WithFoot } from './page-foot'
import { ResultPage } from './result-page'

const ROWS = Array.from({ length: 12 }, (_, row) => `第 ${row + 1} 期`)
const pageOf = (list: readonly string[]): Page<string> => ({ list, total: list.length, pages: 1, pageNum: 1 })
const listOf = (list: readonly string[]) =>
  new PagedList<string, null>(() => Promise.resolve(pageOf(list)), { filter: null, idOf: row => row })
const row = (name: string) => <RowLink title={name} caption={LONG_NAME} onTap={nothing} />

/** A form of two fields; `isWrong`: as after a tap on its button. */
function submissionOf(isWrong: boolean) {
  const form = new Form({
    name: text({ label: '姓名', rule: required('请填写姓名') }),
    mobile: text({ label: '手机号', rule: mobileRule }),
  })
  const write = new Submission<unknown, string>(() => Promise.resolve('done'))
  if (isWrong) form.check()
  return new FormSubmission({ form, write, input: values => values, onDone: nothing })
}

function Ask({ isWrong, isSheet = false }: { isWrong: boolean; isSheet?: boolean }) {
  const [submission] = useState(() => submissionOf(isWrong))
  const { name, mobile } = submission.form.fields
  const fields = (
    <Card>
      <TextField field={name} label="姓名" kind="name" />
      <TextField field={mobile} label="手机号" kind="mobile" />
    </Card>
  )
  return isSheet ? (
    <FormSheet isOpen title="联系人" submission={submission} submitText="保存" onClose={nothing}>
      {fields}
    </FormSheet>
  ) : (
    <FormPage submission={submission} submitText="提交申请">
      {fields}
    </FormPage>
  )
}

function Rows({ list, end = false }: { list: readonly string[]; end?: boolean }) {
  const [paged] = useState(() => listOf(list))
  return end ? (
    <ListEnd list={paged} />
  ) : (
    <ListView list={paged} empty="暂无记录" keyOf={name => name} renderRow={row} />
  )
}

function Docked() {
  const [paged] = useState(() => listOf(ROWS))
  return (
    <ListPage
      list={paged}
      empty="暂无记录"
      keyOf={name => name}
      renderRow={row}
      dock={<Button onTap={nothing}>新增</Button>}
    />
  )
}

function TwoErrors() {
  const [form] = useState(
    () => new Form({ name: text({ rule: required('请填写姓名') }), mobile: text({ rule: mobileRule }) }),
  )
  useEffect(() => form.reveal(), [form])
  return <ErrorSummary form={form} />
}

const ENTRIES = ROWS.map(key => ({ key }))

function LongRows() {
  const [paged] = useState(() => listOf(ROWS))
  return (
    <LongListView
      list={paged}
      entries={ENTRIES}
      isHead={() => false}
      estimateHeight={() => 3}
      empty="暂无记录"
      endText="没有更多了"
      renderEntry={({ key }) => row(key)}
    />
  )
}

/** Whole pages, and what covers one. */
export const alone = [
  'DetailPage',
  'FormPage',
  'FormSheet',
  'ListPage',
  'LongListView',
  'PageBody',
  'ResultPage',
]

export const stories: Stories = {
  DetailPage: {
    docked: () => (
      <DetailPage
        resource={new Resource(() => Promise.resolve(LONG_NAME))}
        renderDock={() => <Button onTap={nothing}>赎回</Button>}
      >
        {name => (
          <Card>
            <KeyValue label="产品名称">{name}</KeyValue>
          </Card>
        )}
      </DetailPage>
    ),
  },
  ErrorSummary: {
    two: () => <TwoErrors />,
  },
  FormPage: { empty: () => <Ask isWrong={false} />, wrong: () => <Ask isWrong /> },
  FormSheet: { wrong: () => <Ask isWrong isSheet /> },
  ListEnd: { all: () => <Rows list={[]} end /> },
  ListPage: { docked: () => <Docked /> },
  ListView: { rows: () => <Rows list={ROWS} />, empty: () => <Rows list={[]} /> },
  LongListView: { rows: () => <LongRows /> },
  PageBody: {
    text: () => (
      <PageBody>
        <Card>{LONG_NAME}</Card>
      </PageBody>
    ),
  },
  PageFootProvider: {
    foot: () => <PageFootProvider value="页脚">{<WithFoot>正文</WithFoot>}</PageFootProvider>,
  },
  ResultPage: {
    success: () => (
      <ResultPage
        picture="success"
        title="申请已提交"
        text={LONG_TEXT}
        facts={[{ label: '业务编号', value: '202611190932470042' }]}
        nextSteps={['资料审核，预计 1 个工作日', '审核通过后短信通知您签署']}
        actions={<Button onTap={nothing}>查看进度</Button>}
      />
    ),
  },
  WithFoot: { alone: () => <WithFoot>正文</WithFoot> },
}
