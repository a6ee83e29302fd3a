import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { Dialog } from './dialog'

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

function show() {
  const onClose = vi.fn()
  renderPage(
    <Dialog title="Withdraw?" isOpen onClose={onClose}>
      <p>Spinner, Rao Textiles</p>
    </Dialog>,
  )
  return onClose
}

test('Escape asks the parent, and the dialog stays open if the parent keeps it', () => {
  const onClose = show()
  const pressed = createEvent('cancel', dialog(), { cancelable: true })
  fireEvent(dialog(), pressed)
  expect(pressed.defaultPrevented).toBe(true)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(dialog().open).toBe(true)
  act(() => dialog().close())
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(dialog().open).toBe(true)
})

test('a tap outside closes the panel, but selecting text past its edge does not', () => {
  const onClose = show()
  fireEvent.pointerDown(screen.getByText('Spinner, Rao Textiles'))
  fireEvent.click(dialog())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog())
  fireEvent.click(dialog())
  expect(onClose).toHaveBeenCalledTimes(1)
})
