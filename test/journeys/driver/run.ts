import { test } from 'node:test'
import type { Customer, Declare, JourneyHost, JourneyOptions } from '../customer'

/** What a host does for the journeys of a file. */
export interface JourneyDriver<Somebody extends Customer> {
  readonly host: JourneyHost
  begin(options: JourneyOptions): Promise<Somebody>
  /** Ends the customer's product; fails when it reported a problem by itself. */
  end(customer: Somebody): Promise<void>
  /** What the customer saw last, with the calls and where a picture lies. */
  last(customer: Somebody, name: string): Promise<string>
  has(needs: JourneyOptions['needs']): boolean
}

/** Declares journeys to Node's test runner. */
export function declareFor<Somebody extends Customer>(driver: JourneyDriver<Somebody>): Declare {
  return (name, options, journey) => {
    if (!driver.has(options.needs) || options.on?.includes(driver.host) === false) return
    void test(name, async () => {
      const customer = await driver.begin(options)
      try {
        await journey(customer)
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error))
        failure.message += `\n\n${await driver.last(customer, name)}`
        throw failure
      }
      await driver.end(customer)
    })
  }
}
