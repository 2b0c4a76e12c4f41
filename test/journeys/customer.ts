import type { EndpointName } from '@/contract/registry'
import type { RouteName } from '@/routes'
import type { CustomerKey, Fault, LogEntry } from '../support/control'

/** Where a journey can run: the product's pages in a document, the built H5 in Chromium, the built mini-program in its host. */
export type JourneyHost = 'page' | 'browser' | 'phone'

export type Params = Readonly<Record<string, string>>

/** How the office decides about the newest case of a kind (`sandbox/office/desks`). */
export interface Decision {
  readonly isPassed?: boolean
  readonly reason?: string
  readonly [field: string]: unknown
}

/** A row of the sandbox's store. */
export type Row = Readonly<Record<string, string | number | null>>

/**
 * What a customer sees and does, in words that every host understands: routes by their names, what can be tapped by the names
 * that a screen reader says. Whatever is waited for comes within seconds or fails the journey, with what the customer saw last.
 */
export interface Customer {
  readonly host: JourneyHost
  /** What the host has that a journey may need; a journey that needs more says so by `needs`. */
  readonly can: Abilities

  /** Opens a page as a link from outside does: it is the only one. */
  open(route: RouteName, params?: Params): Promise<void>
  /** Waits until this page is in front, with these parameters among its own. */
  arriveAt(route: RouteName, params?: Params): Promise<void>
  /** The way back of the phone: closes what lies over the page, on H5 alone, and leads to the page below else. */
  back(): Promise<void>
  /** A parameter of the address in front; '' where it has none of this name. */
  param(name: string): Promise<string>
  /** Waits until nothing is under way, and what came is drawn. */
  settle(): Promise<void>
  /** A new session on this device, as after a login: time that leaps ends the one before. */
  logInAgain(): Promise<void>
  /** Another customer logs in on this device: in another tab, or in the app around the page, which learns nothing of it. */
  switchAccount(customer: CustomerKey): Promise<void>
  /** The product was behind something else, and comes to the front again. */
  comeToFront(): Promise<void>
  /** Closes the product and opens it again where it was: what memory alone held is gone. */
  reopen(): Promise<void>
  /** Takes up another device, or somebody else does: nothing of the one before lies on it. A page is opened there next. */
  changeDevice(customer?: CustomerKey): Promise<void>
  /** Everything that the product keeps on this device. */
  kept(): Promise<string>

  /** Waits until the page in front says this, in one element. */
  see(text: string | RegExp): Promise<void>
  /** Waits until it does, and brings it into the window where the host has one. */
  scrollTo(text: string | RegExp): Promise<void>
  /** Waits until it no longer does. */
  seeNoMore(text: string | RegExp): Promise<void>
  /** Whether the page says this once nothing is under way. */
  sees(text: string | RegExp): Promise<boolean>
  /** How many elements of the page in front say this, once nothing is under way. */
  count(text: string | RegExp): Promise<number>
  /** Everything that the page in front says. */
  words(): Promise<string>

  /** Taps what is called so; of several, what lies on top, then what fits to the letter, then the one of this number from 0. */
  tap(name: string | RegExp, nth?: number): Promise<void>
  /** Types into the field of this label, in place of what it held; of several alike, into the one of this number from 0. */
  type(label: string | RegExp, text: string, nth?: number): Promise<void>
  /** What the field of this label holds. */
  valueOf(label: string | RegExp, nth?: number): Promise<string>
  /** Chooses from the field of this label: an option by its text, a day as `2026-11-25`. */
  choose(label: string | RegExp, option: string): Promise<void>
  /** Chooses the option of this place, from 0, of the only choice in front. */
  chooseNth(place: number): Promise<void>
  /** Hands in a PDF of the device by the way that the page offers, until the server has it. */
  handInFile(): Promise<void>
  /** Chooses a file of these bytes by the way that the page offers. */
  chooseFile(name: string, bytes: Buffer): Promise<void>
  /** Taps the button of the open sheet or question that goes on. */
  confirm(): Promise<void>
  /** Ticks the box of agreements in front. */
  agree(): Promise<void>
  /** Hands in a photo (JPEG) by the button that opens the camera or the album. */
  handInPhoto(button: string | RegExp, photo: Buffer, nth?: number): Promise<void>
  /** Types the code of the open sheet, which is sent first, and confirms it by its button. */
  proveByCode(): Promise<void>
  /** Consents to the check of the face in front, where that has not been done, and passes it or does not. */
  checkFace(isPassed?: boolean): Promise<void>
  /**
   * Consents to the check of the face on the open sheet and passes it, up to what comes next; `again` is the button that goes on
   * where the check leads away from the page and back.
   */
  proveByFace(again: string): Promise<void>
  /** Signs by keyboard, as who cannot draw does. */
  signByKeyboard(name: string): Promise<void>

  /** Another device of the same customer, or of another: it calls the server without a page. */
  elsewhere(customer?: CustomerKey): Promise<Elsewhere>

  readonly server: Server
}

export interface Abilities {
  /** Elements have places and sizes. */
  readonly layout: boolean
  /** Two customers can look at their pages at the same time. */
  readonly devices: boolean
}

/** A device that is only heard of: what it asks of the server, as the product there would. */
export interface Elsewhere {
  /** Calls an endpoint and answers its data; anything but success fails the journey. A write gets a number of its own. */
  call(endpoint: EndpointName, data?: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>
}

/** The back end as tests see it: its log and its rows, its clock, its office and what goes wrong on the way to it. */
export interface Server {
  /** What the product asked of an endpoint since the journey began, oldest first. */
  calls(endpoint: EndpointName): Promise<LogEntry[]>
  /** Rows of a table that fit: `rows('claims', { id: 'CL01' })`. */
  rows(table: string, where?: Readonly<Record<string, string | number>>): Promise<Row[]>
  /** Lets time pass. */
  pass(seconds: number): Promise<void>
  /** Lets time pass until the first minute of a day. */
  passUntil(day: string): Promise<void>
  /** Decides about the newest case of a kind. */
  decide(kind: string, decision?: Decision): Promise<void>
  /** The next call of an endpoint is carried out, and its answer never comes. */
  loseAnswer(endpoint: EndpointName): Promise<void>
  /** The next call of an endpoint never reaches the server. */
  loseCall(endpoint: EndpointName): Promise<void>
  /** The next call of an endpoint is refused with this inner code, and not carried out. */
  refuse(endpoint: EndpointName, code: string, message?: string): Promise<void>
  /** The code last sent to any phone. */
  lastCode(): Promise<string>
  /** Ask before what causes a call; what it answers waits until that call has been answered. */
  next(endpoint: EndpointName): Promise<() => Promise<void>>
  /** A switch of the sandbox's control page: `POST /sandbox/api/{name}`. */
  control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', name: string, body?: unknown): Promise<T>
  /** Any other fault. */
  inject(fault: Fault): Promise<void>
}

/** One journey of a file. */
export type Journey = (customer: Customer) => Promise<void>

/** Of whom and of what a journey is; `as` absent: a visitor. */
export interface JourneyOptions {
  readonly as?: CustomerKey
  readonly needs?: keyof Abilities
  /** The hosts that can make it, where not all can: a comment beside it says why. */
  readonly on?: readonly JourneyHost[]
}

/** Declares a journey: its name says what breaks when it fails. */
export type Declare = (name: string, options: JourneyOptions, journey: Journey) => void
