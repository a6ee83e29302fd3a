// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useLate } from './use-late'

const part = { default: () => <p>Here I am</p> }

function Host({ load, isWanted = true }: { load: () => Promise<typeof part>; isWanted?: boolean }) {
  const Part = useLate(load, isWanted)
  return (
    <>
      <h1>The app</h1>
      {Part && <Part />}
    </>
  )
}

afterEach(cleanup)

describe('useLate', () => {
  it('fetches the part when it is wanted', async () => {
    const load = vi.fn(() => Promise.resolve(part))
    const { rerender } = render(<Host load={load} isWanted={false} />)
    expect(load).not.toHaveBeenCalled()
    rerender(<Host load={load} />)
    await screen.findByText('Here I am')
  })

  it('leaves the app alone without a network, and tries again when there is one', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(part)
    render(<Host load={load} />)
    await vi.waitFor(() => expect(logged).toHaveBeenCalled())
    expect(screen.getByText('The app')).toBeTruthy()
    expect(screen.queryByText('Here I am')).toBeNull()
    window.dispatchEvent(new Event('online'))
    await screen.findByText('Here I am')
  })
})
