/** What the launch has to know of the routes. */
export interface LaunchRoutes {
  /** The route's own spelling of a decoded path behind `/phone/`. */
  canonicalPath(path: string): string
  /** Whether the route of a path goes without the display scale. */
  isScaleExempt(path: string): boolean
}
