interface HostPages {
  readonly home: string
  readonly login: string
  readonly notFound: string
  readonly faceCheck: string
}

/** Put in by the build out of the route table (routes/pages). */
declare const HOST_PAGES: HostPages

/** Files of the pages that a host opens by itself, e.g. `pages/home/index`. */
export const hostPages: HostPages = HOST_PAGES
