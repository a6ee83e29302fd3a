import { chakra } from '@chakra-ui/react/styled-system'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
import { limits } from '@/lib/rules'
import { __ } from '@/lib/translate'
import { FieldError } from '@/ui/field'
import { Row, Stack } from '@/ui/layout'
import { enterDigits, eraseDigit, type OtpChange, type OtpDigits } from './otp-digits'

const Box = chakra('input', {
  base: {
    width: 'touch',
    height: 'digit',
    textAlign: 'center',
    fontSize: 'xl',
    fontWeight: 'bold',
    bg: 'surface',
    color: 'ink',
    borderWidth: 'thin',
    borderColor: 'control',
    borderRadius: 'control',
    _focusVisible: {
      borderColor: 'brand',
      outline: '{borderWidths.medium} solid {colors.brand}',
      outlineOffset: '0',
    },
    _invalid: { borderColor: 'danger' },
    _disabled: { bg: 'sunken' },
  },
})

type OtpBoxesProps = {
  digits: OtpDigits
  error?: string
  disabled?: boolean
  onChange: (digits: OtpDigits) => void
}

/** Six boxes of one digit each that take a paste and the phone's one-time code as a whole. */
export function OtpBoxes({ digits, error, disabled, onChange }: OtpBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const errorId = useId()

  function apply(change: OtpChange) {
    onChange(change.digits)
    boxes.current[change.focus]?.focus()
    boxes.current[change.focus]?.select()
  }

  function changeBox(box: number, text: string): OtpChange {
    // Many phones' keyboards do not name the key that emptied it.
    if (!text) return eraseDigit(digits, box)
    return enterDigits(digits, box, addedText(digits[box] ?? '', text))
  }

  function moveByKey(event: KeyboardEvent, box: number) {
    if (event.key === 'Backspace') {
      event.preventDefault()
      apply(eraseDigit(digits, box))
    }
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step) {
      event.preventDefault()
      boxes.current[box + step]?.focus()
    }
  }

  function paste(event: ClipboardEvent, box: number) {
    event.preventDefault()
    apply(enterDigits(digits, box, event.clipboardData.getData('text')))
  }

  return (
    <Stack gap="2">
      {/* Six boxes to tap just fit 320 px, when they stand out of the card's padding. */}
      <Row
        role="group"
        aria-label={__('OTP')}
        gap="0"
        justifyContent="space-between"
        alignSelf="center"
        width="calc(100% + {spacing.6})"
        maxWidth="panel"
        marginInline="-3"
      >
        {digits.map((digit, box) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={box}
            ref={(input: HTMLInputElement | null) => {
              boxes.current[box] = input
            }}
            value={digit}
            disabled={disabled}
            inputMode="numeric"
            // The phone's suggestion goes into the first box and spreads from there.
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={__('Digit {0} of {1}', [box + 1, limits.otp_digits])}
            aria-invalid={error ? true : undefined}
            aria-describedby={errorId}
            onFocus={(event) => event.target.select()}
            onChange={(event) => apply(changeBox(box, event.target.value))}
            onKeyDown={(event) => moveByKey(event, box)}
            onPaste={(event) => paste(event, box)}
          />
        ))}
      </Row>
      <FieldError id={errorId}>{error}</FieldError>
    </Stack>
  )
}

/** A digit typed beside the one that is there replaces it. */
function addedText(before: string, now: string): string {
  return before && now.length === before.length + 1 ? now.replace(before, '') : now
}
