import TestUtils from '@tarojs/test-utils-react'
import { useState } from 'react'
import { onDemand } from './on-demand'

const utils = new TestUtils()
const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>

const always = () => true

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
    const Part = onDemand(load, always)
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

  it('is not even fetched before it is wanted, and stays drawn afterwards', async () => {
    const load = jest.fn(() => Promise.resolve(Greeting))
    const Part = onDemand(load, ({ name }) => name !== '')
    const Page = () => {
      const [name, setName] = useState('')
      return (
        <>
          <Part name={name} />
          <button onClick={() => setName(name ? '' : 'F')}>rename</button>
        </>
      )
    }
    await utils.mount(() => <Page />)
    expect(load).not.toHaveBeenCalled()
    document.querySelector('button')?.click()
    await settle()
    expect(document.querySelector('p')?.textContent).toBe('Hello F')
    document.querySelector('button')?.click()
    await settle()
    expect(document.querySelector('p')?.textContent).toBe('Hello ')
  })

  it('draws at once what was fetched before', async () => {
    const Part = onDemand(() => Promise.resolve(Greeting), always)
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
    const Part = onDemand(load, always, () => <i>plain</i>)
    await utils.mount(() => <Part name="D" />)
    await settle()
    expect(document.querySelector('p')).toBeNull()
    expect(document.querySelector('i')?.textContent).toBe('plain')
    await new Promise(resolve => setTimeout(resolve, 3100))
    expect(document.querySelector('p')?.textContent).toBe('Hello D')
    expect(document.querySelector('i')).toBeNull()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('a prefetch that failed leaves the next draw to fetch it', async () => {
    const load = jest
      .fn<Promise<typeof Greeting>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Greeting)
    const Part = onDemand(load, always)
    Part.prefetch()
    await settle()
    await utils.mount(() => <Part name="E" />)
    await settle()
    expect(document.querySelector('p')?.textContent).toBe('Hello E')
  })
})
