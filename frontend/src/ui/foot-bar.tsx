import { chakra } from '@chakra-ui/react/styled-system'

/** A bar that stays visible at the foot of a screen: `foot` of ui/screen.tsx. It needs an `aria-label`. */
export const FootBar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    minHeight: 'nav',
    marginTop: 'auto',
    paddingInline: '4',
    paddingBlock: '2',
    bg: 'surface',
    boxShadow: 'bar',
  },
})
