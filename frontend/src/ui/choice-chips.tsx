import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Chips = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  variants: {
    hasPictures: {
      true: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.5rem, 100%), 1fr))' },
    },
  },
})
const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: 'control',
    minWidth: 'touch',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'control',
    borderWidth: 'thin',
    borderColor: 'control',
    bg: 'surface',
    color: 'ink',
    fontWeight: 'medium',
    lineHeight: 'tight',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    touchAction: 'manipulation',
    _hover: { borderColor: 'brand' },
    _pressed: { bg: 'brandSoft', borderColor: 'brand', color: 'brandDark' },
  },
  variants: {
    hasPicture: {
      true: { flexDirection: 'column', justifyContent: 'flex-start', paddingInline: '0.5', fontSize: 'xs' },
    },
  },
})

type Choice = { value: string; label: string; picture?: ReactNode }

type ChoiceChipsProps = {
  label: string
  choices: readonly Choice[]
  isChosen: (value: string) => boolean
  onChoose: (value: string) => void
}

/** Answers to choose with a tap, each below its picture if it has one. */
export function ChoiceChips({ label, choices, isChosen, onChoose }: ChoiceChipsProps) {
  return (
    <Chips role="group" aria-label={label} hasPictures={choices.some(({ picture }) => picture)}>
      {choices.map(({ value, label: text, picture }) => (
        <Chip
          key={value}
          type="button"
          aria-pressed={isChosen(value)}
          hasPicture={picture !== undefined}
          onClick={() => onChoose(value)}
        >
          {picture}
          <span>{text}</span>
        </Chip>
      ))}
    </Chips>
  )
}
