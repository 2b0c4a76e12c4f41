import type { NewPage, Names } from './new-page-types'

export const camel = (words: string) => words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (words: string) => camel(`-${words}`)
const quoted = (texts: readonly string[]) => `[${texts.map(text => `'${text}'`).join(', ')}]`

/** Sources of a new page beside its route: `index.tsx`, and for a form its store. */
export type PageSources = Readonly<Record<string, string>>

type Named = NewPage & Names

const useParams = ({ params, key }: Named) => {
  const names = params.map(({ name }) => name).join(', ')
  return names ? `  const { ${names} } = useParams('${key}')\n` : ''
}
const importParams = ({ params }: Named) =>
  params.length > 0 ? "import { useParams } from '@/domains/shell/use-params'\n" : ''

/** One thing in full. */
export function detailSources(it: Named): PageSources {
  const args = it.params.map(({ name }) => name).join(', ')
  return {
    'index.tsx': `import { ${it.endpoint} } from '@/contract/${it.contract}'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
${importParams(it)}import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { Card } from '@/ui/kit/card'
import { DetailPage } from '@/ui/templates/detail-page'
import { ${it.query} } from '${it.up}queries'

export default definePage(function ${pascal(it.page)}Page() {
${useParams(it)}  const resource = usePageStore(
    root => new Resource(signal => root.read(${it.endpoint}, ${it.query}(${args && `{ ${args} }`}), signal)),
  )
  return (
    <PageShell route="${it.key}">
      <DetailPage resource={resource}>{data => <Card>{Object.keys(data).join('、')}</Card>}</DetailPage>
    </PageShell>
  )
})
`,
  }
}

/** Rows by pages; parameters that may be absent are its filters, which the address keeps. */
export function listSources(it: Named): PageSources {
  const filters = it.params.filter(({ isOptional }) => isOptional).map(({ name }) => name)
  const fixed = it.params.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
  const chosen = filters.filter(name => it.shape.choices[name])
  const listOf = (name: string) => `${name.replace(/([A-Z])/g, '_$1').toUpperCase()}_CHOICES`
  const startOf = (name: string) =>
    chosen.includes(name) ? `${name}: choiceParam(${name}, ${listOf(name)})` : `${name}: ${name} ?? ''`
  const typeOf = (name: string) =>
    `readonly ${name}: ${chosen.includes(name) ? `(typeof ${listOf(name)})[number] | ''` : 'string'}`
  const chips = chosen.map(
    name => `<Chips
            key="${name}"
            label="${name}"
            options={[{ value: '', text: '全部' }, ...${listOf(name)}.map(value => ({ value, text: value }))]}
            value={rows.filter.${name}}
            onChange={${name} => rows.narrow({ ${name} })}
          />`,
  )
  const head = chips.length > 0 ? `head={<>${chips.join('')}</>}` : ''
  const data = [...(filters.length > 0 ? ['...chosen'] : []), ...fixed, 'pageNum', 'pageSize'].join(', ')
  return {
    'index.tsx': `import { ${it.endpoint} } from '@/contract/${it.contract}'
import type { ResponseOf } from '@/contract/endpoint'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
${importParams(it)}import { usePageStore } from '@/domains/shell/use-page-store'
${filters.length > 0 ? "import { useShownParams } from '@/domains/shell/use-shown-params'\n" : ''}${chosen.length > 0 ? "import { choiceParam } from '@/lib/address-choice'\n" : ''}import { PagedList } from '@/stores/primitives/paged-list'
${chosen.length > 0 ? "import { Chips } from '@/ui/kit/chips'\n" : ''}import { RowLink } from '@/ui/kit/row-link'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { ${it.query} } from '${it.up}queries'

${chosen.map(name => `const ${listOf(name)} = ${quoted(it.shape.choices[name] ?? [])} as const\n`).join('')}
type RowPage = ResponseOf<typeof ${it.endpoint}>
type Row = RowPage['list'][number]

/** \`''\`: not chosen. */
interface Filter {
  ${filters.map(typeOf).join('\n  ')}
}

export default definePage(function ${pascal(it.page)}Page() {
${useParams(it)}  const rows = usePageStore(
    root =>
      new PagedList<Row, Filter, RowPage>(
        ({ ${filters.length > 0 ? 'chosen, ' : ''}pageNum, pageSize }, signal) =>
          root.read(${it.endpoint}, ${it.query}({ ${data} }), signal),
        { filter: { ${filters.map(startOf).join(', ')} }, idOf: row => row.${it.shape.rowId} },
      ),
  )
${filters.length > 0 ? `  useShownParams('${it.key}', { ${[...fixed, '...rows.filter'].join(', ')} })\n` : ''}  return (
    <PageShell route="${it.key}">
      <ListPage
        list={rows}
        ${head}
        isLined
        empty={<StateView picture="empty" title="暂无记录" />}
        keyOf={row => row.${it.shape.rowId}}
        renderRow={row => <RowLink title={row.${it.shape.rowId}} />}
      />
    </PageShell>
  )
})
`,
  }
}

/** A form that is sent once; a store beside the page holds it. */
export function formSources(it: Named): PageSources {
  const given = it.params.map(({ name }) => name)
  const fields = it.shape.fields.filter(name => !given.includes(name))
  const store = `${pascal(it.page)}Store`
  const fieldOf = (name: string) => {
    const values = it.shape.choices[name]
    return values
      ? `${name}: choice({ label: '${name}', rule: required('请选择${name}'), among: ${quoted(values)} }),`
      : `${name}: text({ label: '${name}', required: '请填写${name}' }),`
  }
  const inputOf = (name: string) => {
    const values = it.shape.choices[name]
    return values
      ? `<ChoiceField field={${name}} label="${name}" options={${quoted(values)}.map(value => ({ value, text: value }))} />`
      : `<TextField field={${name}} label="${name}" kind="text" />`
  }
  const kinds = {
    choice: fields.some(name => it.shape.choices[name]),
    text: fields.some(name => !it.shape.choices[name]),
  }
  const unasked = it.shape.others.join(', ')
  const makers = Object.keys(kinds).filter(kind => kinds[kind as keyof typeof kinds])
  return {
    [`${it.page}-store.ts`]: `import { ${it.endpoint} } from '@/contract/${it.contract}'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
${kinds.choice ? "import { required } from '@/lib/validate'\n" : ''}import { ${makers.join(', ')} } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'

type Input = RequestOf<typeof ${it.endpoint}>

/** ${it.title}: what was typed stays, whatever the answer is. */
export class ${store} {
  readonly form = new Form({
    ${fields.map(fieldOf).join('\n    ')}
  })

  private readonly write = new Submission<Input, ResponseOf<typeof ${it.endpoint}>>((input, requestNo) =>
    this.root.write(${it.endpoint}, input, { label: '${it.title}', requestNo }),
  )

  readonly submission = new FormSubmission({
    form: this.form,
    write: this.write,
    ${unasked ? `// Yours to ask for, beside what is typed: ${unasked}.\n    ` : ''}input: values => ({ ...values${given.map(name => `, ${name}: this.${name}`).join('')} })${kinds.choice && !unasked ? ' as Input' : ''},
    onDone: () => this.root.navigation.back(),
  })

  constructor(
    private readonly root: RootStore,
    ${it.params.map(({ name, isOptional }) => `private readonly ${name}: string${isOptional ? ' | undefined' : ''},`).join('\n    ')}
  ) {}
}
`,
    'index.tsx': `import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
${importParams(it)}import { usePageStore } from '@/domains/shell/use-page-store'
${kinds.choice ? "import { ChoiceField } from '@/ui/fields/choice-field'\n" : ''}${kinds.text ? "import { TextField } from '@/ui/fields/text-field'\n" : ''}import { Card } from '@/ui/kit/card'
import { FormPage } from '@/ui/templates/form-page'
import { ${store} } from './${it.page}-store'

export default definePage(function ${pascal(it.page)}Page() {
${useParams(it)}  const store = usePageStore(root => new ${store}(root${given.map(name => `, ${name}`).join('')}))
  const { ${fields.join(', ')} } = store.form.fields
  return (
    <PageShell route="${it.key}">
      <FormPage submission={store.submission} submitText="提交">
        <Card>
          ${fields.map(inputOf).join('\n          ')}
        </Card>
      </FormPage>
    </PageShell>
  )
})
`,
  }
}
