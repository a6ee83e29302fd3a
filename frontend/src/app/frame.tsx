import { chakra } from '@chakra-ui/react/styled-system'

/** The app's width is capped at 640 px; on larger screens the page's background fills the rest. */
export const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxWidth: 'layout',
    minHeight: '100vh',
    '@supports (min-height: 100dvh)': { minHeight: '100dvh' },
    marginInline: 'auto',
    bg: 'page',
    boxShadow: 'raised',
    outline: 'none',
    // A screen that moves in from the side does not make the page wider.
    overflowX: 'clip',
  },
})
