import { chakra } from '@chakra-ui/react/styled-system'

/** A small rounded label, e.g. 'Full Time'. */
export const Tag = chakra('span', {
  base: {
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    bg: 'brandSoft',
    color: 'brandDark',
  },
  variants: {
    tone: {
      brand: {},
      accent: { bg: 'accentSoft', color: 'accent' },
      success: { bg: 'successSoft', color: 'success' },
      muted: { bg: 'line', color: 'ink' },
    },
  },
})
