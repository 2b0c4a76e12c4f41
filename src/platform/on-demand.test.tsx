import TestUtils from '@tarojs/test-utils-react'
import { onDemand } from './on-demand'

const utils = new TestUtils()
const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>

/** Lets promises settle and React draw. */
const settle = () => new Promise(resolve => setTimeout(resolve, 50))

afterEach(() => {
  utils.unmout() // the library spells it so
  jest.useRealTimers()
})

describe('onDemand', () => {
  it('draws nothing until the code has come, and fetches it once however many wait', async () => {
    let deliver = (_part: typeof Greeting) => {}
    const load = jest.fn(() => new Promise<typeof Greeting>(resolve => (deliver = resolve)))
    const Part = onDemand(load)
    await utils.mount(() => (
      <>
        <Part name="A" />
        <Part name="B" />
      </>
    ))
    expect(document.querySelectorAll('p')).toHaveLength(0)
    deliver(Greeting)
    await settle()
    expect([...document.querySelectorAll('p')].map(p => p.textContent)).toEqual(['Hello A', 'Hello B'])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('draws at once what was fetched before', async () => {
    const Part = onDemand(() => Promise.resolve(Greeting))
    Part.prefetch()
    await settle()
    await utils.mount(() => <Part name="C" />)
    expect(document.querySelector('p')?.textContent).toBe('Hello C')
  })

  it('asks again after a failure, until the code comes', async () => {
    const load = jest
      .fn<Promise<typeof Greeting>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Greeting)
    const Part = onDemand(load)
    await utils.mount(() => <Part name="D" />)
    await settle()
    expect(document.querySelector('p')).toBeNull()
    await new Promise(resolve => setTimeout(resolve, 3100))
    expect(document.querySelector('p')?.textContent).toBe('Hello D')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('a prefetch that failed leaves the next draw to fetch it', async () => {
    const load = jest
      .fn<Promise<typeof Greeting>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Greeting)
    const Part = onDemand(load)
    Part.prefetch()
    await settle()
    await utils.mount(() => <Part name="E" />)
    await settle()
    expect(document.querySelector('p')?.textContent).toBe('Hello E')
  })
})
