import type { Access, Route } from '@/routes/define'
import { type RouteName, routeList, routes } from '@/routes'
import { tabs } from '@/routes/tabs'
import { shareablePackages } from '@/routes/pages'
import { filesBelow, listedRoutes, ownRoutes, read } from './project'

/** Specification, section 4: no user detail is fetched on these. */
const BARE = ['registered/enroll', 'registered/registered', 'download', 'downloadJy']

/** Specification, section 2, "Route guard and display scale". */
const SCALE_EXEMPT = [
  'information/list',
  'vipmembership/yuanqiCenter',
  'vipmembership/charitydetails',
  'vipmembership/integralRule',
  'vipmembership/integraldetail',
  'vipmembership/donationCertificate',
  'activity/activityDetail',
  'productcalendar',
  'Myorder/myorderList/showContractPdf',
  '404',
]

/** Contracts, accounts, certificates, personal data and papers (FS-07): screenshots and the app switcher do not show them. */
const SECURE = [
  'Myorder/myorderList/contractinfconfirmation',
  'Myorder/myorderList/showContractPdf',
  'Myorder/myorderList/signthecontract',
  'Myorder/myorderList/signthecontractSuccess',
  'Myorder/signthecontractFace',
  'PersonalInfodetail',
  'agreement/investorExplain',
  'agreement/pdf',
  'assetCertificationCheck',
  'assetCertificationLetterList',
  'assetCompleted',
  'assets/tradingRecordDetail',
  'beneficiaryinfo/addGuardianInfo',
  'beneficiaryinfo/addbeneficiary',
  'beneficiaryinfo/benFill',
  'beneficiaryinfo/checkallocationbene',
  'declareIdentity/identity',
  'declareIdentity/result',
  'declareIdentity/stateInfo',
  'doubleRecord/list',
  'familyDetailProjects/basicInfoTrustdelpro',
  'familyDetailProjects/basicprincipa',
  'familyDetailProjects/checkPrincipalInfo',
  'familyDetailProjects/familyidentityScan',
  'familyDetailProjects/projectSetupRequest',
  'familyDetailProjects/projectdetails',
  'familyDetailProjects/spouseInfoFill',
  'myPosition/appendDetails',
  'myPosition/beneficiaryinformation',
  'myPosition/conditionalAllocationDetail',
  'myPosition/supplementarydistri',
  'myPosition/trustcontract',
  'product/productRedeem',
  'product/signContactSuccess',
  'realNameAuth/IDCard/faceVerify',
  'realNameAuth/IDCard/identifyInfo',
  'realNameAuth/IDCard/identityScan',
  'realNameAuth/IDCard/identityScanInfo',
  'realNameAuth/IDCard/result',
  'realNameAuth/nonIDCard/authDetail',
  'realNameAuth/nonIDCard/identityInfo',
  'realNameAuth/nonIDCard/uploadFile',
  'realNameAuth/nonIDCard/uploadResult',
  'riskAssessment/ques',
  'riskAssessment/result',
  'settings/mobile',
  'showPdf',
  'vipmembership/donationCertificate',
]

const listed = listedRoutes()
const named = Object.entries(routes) as [RouteName, Route][]
const builtPaths = routeList.map(route => route.path)
const pathsWith = (wanted: (route: Route) => boolean) => routeList.filter(wanted).map(route => route.path)
const hasAccess = (access: Access) => (route: Route) => route.access === access

/** A folder with a page: Taro's `index.tsx`. */
const pageFolders = ['src/pages', 'src/packages']
  .flatMap(filesBelow)
  .filter(file => file.endsWith('/index.tsx'))
  .map(file => file.slice('src/'.length, -'/index.tsx'.length))
/** `bank-change`: `BankChangePage`. */
const componentOf = (page: string) =>
  page.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) + 'Page'

test('the list has the 134 routes of the specification, each once', () => {
  expect(listed).toHaveLength(134)
  expect(new Set(listed.map(route => route.url)).size).toBe(134)
})

test('every listed route is built, and nothing beside it but our own', () => {
  const wanted = [...listed, ...ownRoutes()].map(({ url }) => url)
  expect([...builtPaths].sort()).toEqual(wanted.sort())
})

test.each(named)('%s is the name of its package, of its folder and of its component', (name, route) => {
  const folder = route.page.split('/').slice(0, -1)
  const page = folder.at(-1) ?? ''
  expect(name).toBe(`${route.package}/${page}`)
  // src/pages/<page>, src/packages/<package>/<topic>/<page>
  expect(folder).toHaveLength(route.package === 'main' ? 2 : 4)
  expect(read(`src/${route.page}.tsx`)).toMatch(
    new RegExp(`^export default definePage\\(function ${componentOf(page)}\\(`, 'm'),
  )
})

test('every page folder is in the route table, once', () => {
  const pages = routeList.map(route => route.page.replace(/\/index$/, ''))
  expect([...pages].sort()).toEqual([...new Set(pageFolders)].sort())
})

test('paths are unique whatever their case: the router does not tell them apart', () => {
  const lower = builtPaths.map(path => path.toLowerCase())
  expect(lower.filter((path, index) => lower.indexOf(path) !== index)).toEqual([])
})

test.each(named)('%s is spelled, titled and placed as listed', (_name, route) => {
  const own = ownRoutes().find(({ url }) => url === route.path)
  if (own) {
    expect([route.path, route.title]).toEqual([route.path, own.title])
    return
  }
  const entry = listed.find(({ url }) => url === route.path)
  expect(entry && { title: entry.title, package: entry.package }).toEqual({
    title: route.title,
    package: route.package,
  })
})

test('user detail is spared on exactly the four routes of the specification', () => {
  expect(pathsWith(hasAccess('bare')).sort()).toEqual([...BARE].sort())
})

test('the display scale is left out on exactly the exempt routes', () => {
  const exempt = pathsWith(route => route.isScaleExempt)
  expect(exempt.sort()).toEqual([...SCALE_EXEMPT].sort())
})

test('the exempt routes are spelled as listed', () => {
  const urls = listed.map(route => route.url)
  expect([...BARE, ...SCALE_EXEMPT].filter(path => !urls.includes(path))).toEqual([])
})

test('exactly these routes keep their screen to the customer', () => {
  expect(pathsWith(route => route.isSecure).sort()).toEqual(SECURE)
})

test('the tabs are the pages of the tab bar, from the left, and each has its pictures', () => {
  const marked = routeList.filter(route => route.isTab).map(({ name }) => name)
  expect(tabs.map(({ name }) => name)).toEqual(marked)
  const pictures = tabs.flatMap(({ icon }) => [`${icon}-light.png`, `${icon}-dark-selected.png`])
  expect(filesBelow('src/assets/tabs').map(file => file.slice(file.lastIndexOf('/') + 1))).toEqual(
    expect.arrayContaining(pictures),
  )
})

test('the title is sent to the native app for the trading record alone', () => {
  const sending = pathsWith(route => route.sendsTitle)
  expect(sending).toEqual(['assets/tradingRecord'])
})

test('pages to share lie in sub-packages, each of which carries the picture of the card', () => {
  const shareable = routeList.filter(route => route.isShareable)
  expect(shareable.map(route => route.package)).not.toContain('main')
  expect(shareablePackages()).toEqual([...new Set(shareable.map(route => `packages/${route.package}`))])
})

// Where nothing gives one WeChat makes it up: the page's title, its own address and a picture of it.
test.each(routeList.filter(route => route.isShareable))(
  '$path gives its card itself, from the first moment',
  ({ page }) => {
    expect(read(`src/${page}.tsx`)).toContain('useShareCard(')
  },
)
