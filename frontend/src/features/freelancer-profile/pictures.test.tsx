import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MyFreelancer } from '@/entities/freelancer/types'
import { renderPage } from '@/tests/render-page'
import { Pictures } from './pictures'

test.each([true, false])(
  'while a picture is sent (%s), no other one can be chosen or removed',
  (isRunning) => {
    const freelancer = { pictures: [{ file: '/files/tap.png', caption: '' }] } as unknown as MyFreelancer
    const handlers = { onAnswer: vi.fn(), onSave: vi.fn() }
    renderPage(<Pictures freelancer={freelancer} label="Pictures" isRunning={isRunning} {...handlers} />)
    // A click whose default is prevented opens no files.
    expect(fireEvent.click(screen.getByLabelText('Pictures'))).toBe(!isRunning)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(isRunning)
  },
)
