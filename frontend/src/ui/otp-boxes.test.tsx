import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { OtpBoxes } from './otp-boxes'
import { emptyOtp } from './otp-digits'

function Boxes() {
  const [digits, setDigits] = useState(emptyOtp)
  const [error, setError] = useState<string>()
  return (
    <>
      <OtpBoxes
        digits={digits}
        error={error}
        onChange={(next) => {
          setError(undefined)
          setDigits(next)
        }}
      />
      <button type="button" onClick={() => setError('The code is wrong')}>
        Verify
      </button>
    </>
  )
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const typeInto = (keys: string) => {
  for (const key of keys) fireEvent.change(document.activeElement ?? document, { target: { value: key } })
}

test('the digits after a refused code are a code of their own', () => {
  renderPage(<Boxes />)
  boxes()[0]?.focus()
  typeInto('123456')
  fireEvent.click(screen.getByText('Verify'))
  typeInto('9')
  expect(boxes().map(({ value }) => value)).toEqual(['9', '', '', '', '', ''])
  typeInto('87654')
  expect(boxes().map(({ value }) => value)).toEqual(['9', '8', '7', '6', '5', '4'])
})

test('the last digit of a code that was sent too early completes it', () => {
  renderPage(<Boxes />)
  boxes()[0]?.focus()
  typeInto('12345')
  fireEvent.click(screen.getByText('Verify'))
  typeInto('6')
  expect(boxes().map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6'])
})
