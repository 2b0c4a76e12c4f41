interface HostPages {
  readonly home: string
  readonly login: string
  readonly notFound: string
  readonly faceCheck: string
}

/** Put in by the build out of the route table (routes/pages). */
declare const HOST_PAGES: HostPages

/** Files of the pages that a host opens by itself, e.g. `pages/home/index`. */
export const HOME_PAGE = HOST_PAGES.home
export const LOGIN_PAGE = HOST_PAGES.login
export const NOT_FOUND_PAGE = HOST_PAGES.notFound
export const FACE_CHECK_PAGE = HOST_PAGES.faceCheck
