import type { ReactNode } from 'react'
import type { CancelSignal } from '@/lib/cancellation'
import type { RichTag } from '@/lib/rich-text/nodes'

/** Where the product runs. Only `src/platform` asks; everything above sees capabilities. */
export type HostKind = 'native' | 'webview' | 'browser' | 'miniProgram'

/** Answer of one POST: the status and the parsed body, `undefined` when it was empty or not JSON. */
export interface HttpAnswer {
  readonly status: number
  readonly statusText: string
  readonly body: unknown
}

export interface HttpOptions {
  readonly timeoutMs: number
  readonly signal?: CancelSignal
  /** The call goes as nobody's, also while the device still holds a session. */
  readonly withoutSession?: boolean
}

/** What the launch has to know of the routes. */
export interface LaunchRoutes {
  /** The route's own spelling of a decoded path behind `/phone/`. */
  canonicalPath(path: string): string
  /** Whether the route of a path goes without the display scale. */
  isScaleExempt(path: string): boolean
}

/** What became of asking the host for the login. */
export type LoginRequest =
  /** The host opens its own login and brings the customer back. */
  | { readonly kind: 'handled' }
  /** This host has no login of its own: the caller opens the product's login page. */
  | { readonly kind: 'route' }

/** What became of handing something to the host. */
export type HostResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed'; readonly message: string }

export interface ShareCard {
  readonly title: string
  readonly desc: string
  readonly link: string
  readonly imgUrl: string
}

/** A card of a page that the mini-program can open by itself. */
export interface PageCard extends ShareCard {
  /** Page and query that the mini-program's card opens (`packages/…?id=1`). */
  readonly page: string
}

/** Asks the server to sign an address for WeChat's SDK. */
export type AskShareTicket = (
  url: string,
) => Promise<{ appId: string; timestamp: number; nonceStr: string; signature: string }>

export interface TappableProps {
  readonly id?: string
  readonly className?: string
  readonly style?: React.CSSProperties
  readonly children?: ReactNode
  /** Name for screen readers, when the content is not text. */
  readonly label?: string
  readonly isDisabled?: boolean
  /** Stays focusable and tappable, but is announced as disabled; the handler says why. */
  readonly isAriaDisabled?: boolean
  readonly isBusy?: boolean
  readonly role?: 'button' | 'link' | 'checkbox' | 'radio' | 'switch' | 'tab'
  readonly isChecked?: boolean
  /** Of a button that opens something below it, and the id of that. */
  readonly isExpanded?: boolean
  readonly controls?: string
  readonly describedBy?: string
  readonly trackId?: string
  readonly onTap?: () => void
}

export interface TextInputProps {
  readonly id: string
  /** Name for screen readers where no label element names it. */
  readonly label?: string
  readonly className?: string
  readonly value: string
  readonly placeholder?: string
  /** A `number` is one that no device can fill in, a `code` one that came by text. */
  readonly kind: 'text' | 'mobile' | 'code' | 'number' | 'email'
  readonly maxLength?: number
  readonly isInvalid?: boolean
  readonly isDisabled?: boolean
  readonly describedBy?: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly onConfirm?: () => void
}

export interface TextAreaProps {
  readonly id: string
  readonly className?: string
  readonly value: string
  readonly placeholder?: string
  readonly isInvalid?: boolean
  readonly isDisabled?: boolean
  readonly describedBy?: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

export interface HeadingProps {
  readonly level: 1 | 2 | 3
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** What a page's surroundings follow: root font size, bars, status bar. */
export interface PageRootProps {
  readonly scale: number
  readonly isDark: boolean
  /** What lies under the status bar of a page that has the whole screen. */
  readonly top?: 'dark' | 'light'
  /** A page of the tab bar. */
  readonly isTab: boolean
}

/** Where the customer is: the page path of the route table and its query, decoded. */
export interface PagePlace {
  readonly page: string
  readonly query: Readonly<Record<string, string>>
}

export interface ShareButtonProps {
  readonly className?: string
  readonly trackId?: string
  readonly children?: ReactNode
  /** What is shared; no name, product, rate or amount (rule WX-09). */
  readonly card?: ShareCard
  /** What a tap does where sharing is a call. */
  readonly onTap?: () => void
}

export interface FaceRequest {
  readonly bizToken: string
  /** Where a plain browser does the check; `""` elsewhere. */
  readonly verifyUrl: string
  /** Address of ours, below the page's origin, that the check returns to. */
  readonly returnTo: string
}

/** What became of starting a check; its outcome is only ever the server's word. */
export type FaceLaunch =
  /** The host is at it: ask the server. */
  | { readonly kind: 'waiting' }
  /** The page is being left; the check returns to `returnTo`. */
  | { readonly kind: 'left' }
  /** This host cannot check faces: the manual route is the way. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed'; readonly message: string }

export interface RoleViewProps {
  readonly id?: string
  readonly className?: string
  readonly style?: React.CSSProperties
  readonly role?:
    | ('list' | 'listitem' | 'radiogroup' | 'img')
    | ('table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell')
  readonly label?: string
  /** Decoration: no screen reader stops there. */
  readonly isHidden?: boolean
  /** Which item of how many, counted from 1, where not all of them are in the document. */
  readonly position?: number
  readonly setSize?: number
  /** Arrow keys inside it: back (left, up) or on (right, down). The mini-program has no keyboard. */
  readonly onArrow?: (step: -1 | 1) => void
  readonly children?: ReactNode
}

export interface PullRefreshProps {
  /** Fetches anew; the page stops showing that it refreshes when this settles. */
  readonly onRefresh: () => Promise<void>
  readonly children: ReactNode
}

export interface DateInputProps {
  readonly id: string
  readonly className?: string
  /** `YYYY-MM-DD`, `''` for none. */
  readonly value: string
  readonly isInvalid?: boolean
  readonly describedBy?: string
  readonly onChange: (value: string) => void
}

export interface HostFile {
  /** Short-lived address; of the own origin when it begins with `/`. */
  readonly url: string
  readonly fileName: string
  readonly format: 'pdf' | 'csv'
}

export interface PdfViewProps {
  readonly file: HostFile
  /** 100 to 400 percent of the page's width. */
  readonly zoom: number
  /** The page to go to; a new object each time. */
  readonly target?: { readonly page: number }
  /** The file is open; WeChat's own viewer tells no number of pages (0). */
  readonly onOpen: (pageCount: number) => void
  /** The page that fills most of the screen, from 1. */
  readonly onPage: (page: number) => void
  /** The end of the last page has been on the screen. */
  readonly onEnd: () => void
  /** The file cannot be shown: broken, gone, or beyond what the device can. */
  readonly onFail: (reason: PdfFailure) => void
}

export type PdfFailure = 'broken' | 'network' | 'unsupported'

export interface RichElementProps {
  readonly tag: Exclude<RichTag, 'img'>
  readonly className: string
  readonly colSpan?: number
  readonly rowSpan?: number
  /** Where a link leads; a tap is answered by `onFollow` alone. */
  readonly href?: string
  readonly onFollow?: (href: string) => void
  readonly children?: ReactNode
}

export interface PictureProps {
  readonly className: string
  /** As `assetUrl` gives it; undefined shows what the picture would. */
  readonly src: string | undefined
  /** What it shows; `''` for decoration. */
  readonly alt: string
  /** Width divided by height, which keeps its place until it has come. */
  readonly ratio?: number
  /** A long press offers to keep it or to read the code in it, where the host needs to be told. */
  readonly hasMenu?: boolean
}

export interface VideoPlayerProps {
  readonly className?: string
  /** Name for screen readers. */
  readonly label: string
  /** As `assetUrl` gives it, or an allowed address. */
  readonly src: string
  readonly posterUrl?: string
  /** Seconds that have been played, several times a second. */
  readonly onTime: (seconds: number) => void
  readonly onFail: () => void
}

export interface ContactCard {
  readonly name: string
  readonly mobile: string
  readonly organisation: string
}

export interface EndMarkProps {
  readonly className?: string
  readonly children?: ReactNode
  /** The mark has come onto the screen; again each time it does. */
  readonly onReach: () => void
}
