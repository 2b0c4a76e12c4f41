import { api, byId, make, perform } from './api.js'

const SIDES = { front: '人像面', back: '国徽面' }

function photo(side, { holder, form, label }) {
  const address = `/sandbox/specimens/${holder}/${side}/${form}.jpg`
  const name = `${SIDES[side]}，${label}`
  return make(
    'figure',
    { className: 'specimen' },
    make('img', { src: address, alt: `${name}的样本照片`, width: 1200, height: 840 }),
    make(
      'figcaption',
      { className: 'row spread' },
      name,
      make('a', { href: address, download: `${holder}-${side}-${form}.jpg` }, '下载'),
    ),
  )
}

function show() {
  const [holder, form] = [byId('holder').value, byId('form')]
  const label = form.selectedOptions[0].textContent
  const asked = { holder, form: form.value, label }
  byId('photos').replaceChildren(...Object.keys(SIDES).map(side => photo(side, asked)))
}

await perform(async () => {
  const { holders, forms } = await api('GET', 'specimens')
  byId('holder').append(
    ...holders.map(({ holder, name }) => make('option', { value: holder }, `${holder} ${name}`)),
  )
  byId('form').append(...forms.map(({ form, label }) => make('option', { value: form }, label)))
  for (const id of ['holder', 'form']) byId(id).onchange = show
  show()
})
