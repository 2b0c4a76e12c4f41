/** Where the customer is: the page path of the route table and its query, decoded. */
export interface PagePlace {
  readonly page: string
  readonly query: Readonly<Record<string, string>>
}
