import { loadTs } from './load-ts.mjs'

/**
 * Text of project.private.config.json for WeChat's developer tools: the folder of the watched build, calls to plain local
 * addresses, hot reload, and a compile mode for every page by its name, with parameters from the seed data (`test/places`).
 */
export async function privateProject(folder) {
  const { PLACES } = await loadTs('test/places/index.ts')
  const { routes } = await loadTs('src/routes/index.ts')
  const list = Object.entries(PLACES).map(([name, [{ params }]]) => ({
    name: `${name} ${routes[name].title}`,
    pathName: routes[name].page,
    query: new URLSearchParams(params).toString(),
    scene: null,
  }))
  const settings = {
    miniprogramRoot: `${folder}/`,
    setting: { urlCheck: false, compileHotReLoad: true },
    condition: { miniprogram: { list } },
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
