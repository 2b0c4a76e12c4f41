import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { captchaGet } from '@/contract/registration'
import type { NamedScene } from '@/contract/session'
import type { AppError } from '@/lib/app-error'
import { Form } from '@/stores/form/form'
import { captchaText } from '@/stores/form/typed'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { pictureOf } from './queries'

/** A solved picture, as the request for a code carries it. */
export interface SolvedPicture {
  readonly captchaId: string
  readonly captchaCode: string
}

/** The sheet with the picture code: a picture serves once, so every refusal brings another one. */
export class PictureCheck {
  isOpen = false
  readonly form = new Form({ captchaCode: captchaText() })
  readonly picture: Resource<ResponseOf<typeof captchaGet>>

  constructor(root: RootStore, scene: NamedScene) {
    this.picture = new Resource(signal => root.read(captchaGet, pictureOf({ scene }), signal))
    makeAutoObservable(this, { form: false, picture: false }, { autoBind: true })
  }

  open(): void {
    this.isOpen = true
    this.renew()
  }

  close(): void {
    this.isOpen = false
  }

  /** 换一张. */
  renew(): void {
    this.form.reset()
    void this.picture.load()
  }

  /** The picture on the screen; none while it is fetched. */
  get captchaId(): string | undefined {
    return this.picture.data?.captchaId
  }

  /** The code was not sent: says at the field what is wrong with the picture code, and shows another picture. */
  refused(error: AppError): void {
    this.renew()
    this.form.takeErrors(error.fieldErrors)
  }
}
