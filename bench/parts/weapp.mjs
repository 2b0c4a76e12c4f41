import { measureWeapp, WEAPP_PACKAGE_BYTES } from '../../scripts/lib/measure.mjs'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { short } from '../lib/table.mjs'
import { buildNative } from '../lib/weapp-native.mjs'
import { measureSetData } from '../lib/weapp-phone.mjs'

export const title = 'Mini-program'
export const needsApps = false

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:8787'
const MONTH = /\d{4}年\d+月/
const PRODUCT = {
  folder: process.env.WEAPP_DIST ?? fromRoot('dist/weapp'),
  listPage: 'packages/assets/trades/trades/index',
  listHead: MONTH,
}
const NATIVE = { listPage: 'pages/list/index', listHead: MONTH }
const STEPS = {
  picture: 'first picture of 20 rows',
  list: '20 rows',
  detail: 'detail',
  longList: '10,000 rows',
  longScroll: 'ten screens further',
}

const kB = bytes => bytes / 1000
const percent = bytes => (bytes / WEAPP_PACKAGE_BYTES) * 100

function sizeTable(packages) {
  return {
    title: 'Packages of the build, raw',
    columns: ['package', 'kB', '% of 2 MB'],
    rows: Object.entries(packages).map(([name, bytes]) => [name, short(kB(bytes)), short(percent(bytes))]),
  }
}

function setDataTable(setData) {
  const cells = ({ calls, bytes, largest, rows }) => [
    String(calls),
    short(kB(bytes)),
    short(kB(largest)),
    rows === undefined ? '' : String(rows),
  ]
  return {
    title: 'setData: calls, and kB of their JSON',
    columns: ['step', 'app', 'calls', 'kB', 'largest', 'rows drawn', '/native'],
    rows: Object.entries(STEPS).flatMap(([step, name]) =>
      Object.entries(setData).map(([app, measured]) => [
        name,
        app,
        ...cells(measured[step]),
        short(measured[step].bytes / setData.native[step].bytes),
      ]),
    ),
  }
}

function figuresOf({ main, ...subPackages }, { product, native }) {
  const [largest, bytes] = Object.entries(subPackages).sort(([, a], [, b]) => b - a)[0]
  const call = Math.max(...Object.values(product).map(step => step.largest))
  return [
    { goal: 'weapp-main', value: percent(main) },
    { goal: 'weapp-package', of: largest, value: percent(bytes) },
    { goal: 'weapp-setdata', value: product.picture.bytes / native.picture.bytes },
    { goal: 'weapp-setdata-detail', value: product.detail.bytes / native.detail.bytes },
    { goal: 'weapp-setdata-scroll', value: product.longScroll.bytes / native.longScroll.bytes },
    { goal: 'weapp-call', value: kB(call) },
  ]
}

/**
 * Package sizes, and what the lists send to the view beside a hand-written mini-program with the same lists: both in the
 * test's host, in Chromium, against the sandbox. Bytes, not times: the same on every machine.
 */
export async function run() {
  const { packages } = measureWeapp(PRODUCT.folder)
  const reference = await buildNative(API_ORIGIN)
  try {
    const native = await measureSetData({ ...NATIVE, folder: reference.folder })
    const setData = { product: await measureSetData(PRODUCT), native }
    return {
      data: { packages, setData },
      calibration: [],
      tables: [sizeTable(packages), setDataTable(setData)],
      figures: figuresOf(packages, setData),
    }
  } finally {
    reference.remove()
  }
}
