import { chakra } from '@chakra-ui/react/styled-system'

/** A short label, quiet for facts such as 'Full Time'. status-tag.tsx uses the other tones. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInline: '2',
    paddingBlock: '0.5',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'semibold',
  },
  variants: {
    tone: {
      fact: { bg: 'page', fontWeight: 'normal' },
      brand: { bg: 'brandSoft', color: 'brandDark' },
      accent: { bg: 'accentSoft', color: 'accent' },
      event: { bg: 'eventSoft', color: 'event' },
      success: { bg: 'successSoft', color: 'success' },
      danger: { bg: 'dangerSoft', color: 'danger' },
      muted: { bg: 'line', color: 'ink', fontWeight: 'normal' },
    },
  },
  defaultVariants: { tone: 'fact' },
})
