import { chakra } from '@chakra-ui/react/styled-system'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { __ } from '@/lib/i18n/translate'
import { limits } from '@/lib/rules'
import { isComposing } from './composition'
import { FieldError } from './field'
import { Row, Stack } from './layout'
import {
  emptyOtp,
  enterDigits,
  eraseDigit,
  isComplete,
  lastBox,
  type OtpChange,
  type OtpDigits,
} from './otp-digits'

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
    _readOnly: { bg: 'sunken' },
  },
})

type OtpBoxesProps = {
  digits: OtpDigits
  error?: string
  /** Ignores input without losing the focus. */
  disabled?: boolean
  /** Takes the focus, because the boxes replace the focused element. */
  takesFocus?: boolean
  onChange: (digits: OtpDigits) => void
}

/** Six boxes of one digit each. A pasted or autofilled code fills them all. */
export function OtpBoxes({ digits, error, disabled, takesFocus, onChange }: OtpBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const errorId = useId()
  /** The text that the keyboard is still composing in a box, and the digits before it. */
  const [composed, setComposed] = useState<{ box: number; text: string; before: OtpDigits } | null>(null)

  useEffect(() => {
    if (takesFocus) boxes.current[0]?.focus()
  }, [takesFocus])

  function apply(change: OtpChange) {
    onChange(change.digits)
    boxes.current[change.focus]?.focus()
    boxes.current[change.focus]?.select()
  }

  function changeBox(before: OtpDigits, box: number, text: string): OtpChange {
    // Many phone keyboards do not report which key emptied the box.
    if (!text) return { digits: before.map((digit, index) => (index === box ? '' : digit)), focus: box }
    const added = addedText(before[box] ?? '', text)
    // The cursor is in the last box when a code is refused, and the person types the next code from there.
    const isNext = error && box === lastBox && isComplete(before)
    return isNext ? enterDigits(emptyOtp, 0, added) : enterDigits(before, box, added)
  }

  function type(event: ChangeEvent<HTMLInputElement>, box: number) {
    const text = event.target.value
    if (!isComposing(event)) return apply(changeBox(digits, box, text))
    const before = composed?.before ?? digits
    setComposed({ box, text, before })
    // This may send the code. The box keeps its text and focus until the composition ends.
    onChange(changeBox(before, box, text).digits)
  }

  function endComposition(box: number, text: string) {
    setComposed(null)
    if (composed) apply(changeBox(composed.before, box, text))
  }

  function moveByKey(event: KeyboardEvent, box: number) {
    if (isComposing(event)) return
    if (event.key === 'Backspace' && !disabled) {
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
    if (!disabled) apply(enterDigits(digits, box, event.clipboardData.getData('text')))
  }

  return (
    <Stack gap="2">
      {/* Six touch targets just fit 320 px, so at that width they extend into the padding. */}
      <Row
        role="group"
        aria-label={__('OTP')}
        gap="0"
        justifyContent="space-between"
        alignSelf="center"
        width="max(100%, min(100% + {spacing.6}, 6 * {sizes.touch} + {spacing.4}))"
        maxWidth="panel"
      >
        {digits.map((digit, box) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={box}
            ref={(input: HTMLInputElement | null) => {
              boxes.current[box] = input
            }}
            value={composed?.box === box ? composed.text : digit}
            readOnly={disabled}
            inputMode="numeric"
            // The phone's suggestion fills the first box and spreads from there.
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={__('Digit {0} of {1}', [box + 1, limits.otp_digits])}
            aria-invalid={error ? true : undefined}
            aria-describedby={errorId}
            onFocus={(event) => event.target.select()}
            onChange={(event) => type(event, box)}
            onCompositionEnd={(event) => endComposition(box, event.currentTarget.value)}
            onBlur={() => setComposed(null)}
            onKeyDown={(event) => moveByKey(event, box)}
            onPaste={(event) => paste(event, box)}
          />
        ))}
      </Row>
      <FieldError id={errorId}>{error}</FieldError>
    </Stack>
  )
}

/** A second digit typed into a box replaces the first. */
function addedText(before: string, now: string): string {
  return before && now.length === before.length + 1 ? now.replace(before, '') : now
}
