import { makeAutoObservable, runInAction } from 'mobx'
import { type Region, regionList } from '@/contract/region'
import { isOn } from '@/lib/flag'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { regionsIn } from './queries'

/** A region as it stands in the form: 北京市海淀区. */
export interface ChosenRegion {
  readonly code: string
  readonly name: string
}

export function isChosenRegion(value: unknown): value is ChosenRegion {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'name' in value &&
    typeof value.code === 'string' &&
    typeof value.name === 'string'
  )
}

/** 北京市北京市海淀区 is 北京市海淀区: the city of a municipality repeats its name. */
export function nameOfPath(path: readonly Pick<Region, 'name'>[]): string {
  return path
    .map(({ name }) => name)
    .filter((name, index, all) => name !== all[index - 1])
    .join('')
}

/** Choosing a region from its province down to what has no parts; each level is fetched when it is reached. */
export class RegionChoice {
  readonly regions: Resource<readonly Region[]>
  path: readonly Region[] = []
  isOpen = false

  constructor(
    root: RootStore,
    private readonly onChosen: (region: ChosenRegion) => void,
  ) {
    this.regions = new Resource(async signal => {
      const parentCode = this.path[this.path.length - 1]?.code ?? ''
      return (await root.read(regionList, regionsIn({ parentCode }), signal)).regions
    })
    makeAutoObservable<this, 'onChosen'>(this, { onChosen: false, regions: false }, { autoBind: true })
  }

  /** From the first level on, whatever was chosen before. */
  open(): void {
    this.isOpen = true
    this.show([])
  }

  close(): void {
    this.isOpen = false
  }

  choose(region: Region): void {
    const path = [...this.path, region]
    if (isOn(region.hasParts)) return this.show(path)
    this.close()
    this.onChosen({ code: region.code, name: nameOfPath(path) })
  }

  /** One level up. */
  back(): void {
    this.show(this.path.slice(0, -1))
  }

  private show(path: readonly Region[]): void {
    runInAction(() => {
      this.path = path
      this.regions.reset()
    })
    void this.regions.load()
  }
}
