import { makeAutoObservable, observableRef } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { search, SEARCH_KEYWORD } from '@/contract/search'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { foundFor } from '../queries'
import { findPlaces, type FoundPlace } from './places'
import { keepSearches, recentSearches, withSearch } from './recent'

export type Found = ResponseOf<typeof search>

/** What is looked for, what was found, and what was looked for before. The words are sent to be found and nowhere else. */
export class SearchStore {
  readonly results: Resource<Found>
  /** What was typed last, trimmed. */
  keyword = ''
  recent: readonly string[] = recentSearches()

  constructor(private readonly root: RootStore) {
    this.results = new Resource(signal => root.read(search, foundFor({ keyword: this.keyword }), signal))
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, results: false, recent: observableRef },
      { autoBind: true },
    )
  }

  /** Looks for a text; what an earlier one found is dropped, however late it comes. */
  search(text: string): void {
    this.keyword = text.trim().slice(0, SEARCH_KEYWORD.max)
    this.results.reset()
    if (this.keyword) void this.results.load()
  }

  /** Pages of the app, which are known without asking; those of a trust once the answer has named it. */
  get places(): readonly FoundPlace[] {
    const isKnown = this.root.user.session !== 'anonymous'
    return this.keyword ? findPlaces(this.keyword, isKnown, this.results.data?.ownTrusts ?? []) : []
  }

  /** What was typed has led somewhere, or was meant: it is offered the next time. */
  keep(): void {
    this.remember(withSearch(this.recent, this.keyword))
  }

  forget(): void {
    this.remember([])
  }

  private remember(searches: readonly string[]): void {
    this.recent = searches
    keepSearches(searches)
  }
}
