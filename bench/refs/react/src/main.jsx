import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration } from 'react-router-dom'
import '../../shared/base.css'

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** A route whose module, with `Component`, is fetched with its first visit. */
const lazily = load => ({ lazy: async () => ({ Component: (await load()).Component }) })

const router = createBrowserRouter(
  [
    {
      element: <Root />,
      children: [
        { path: 'assetsReport/entry', ...lazily(() => import('./cover-page.jsx')) },
        { path: 'assets/tradingRecord', ...lazily(() => import('./trades-page.jsx')) },
        { path: 'assets/tradingDetail', ...lazily(() => import('./trade-page.jsx')) },
      ],
    },
  ],
  { basename: '/phone' },
)

createRoot(document.getElementById('app')).render(<RouterProvider router={router} />)
