import { chakra } from '@chakra-ui/react/styled-system'

/** The app is at most 640 px wide, or wider with two panes. On larger screens the page's background fills the rest. */
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
    // A screen that slides in must not make the page wider.
    overflowX: 'clip',
    // A screen with a table.
    '&:has([data-wide])': { maxWidth: '{sizes.panes}' },
  },
  variants: { hasPanes: { true: { maxWidth: 'panes' } } },
})

/** Selects a screen's own part of the page (ui/screen.tsx). */
export const MAIN = 'main, [role="main"]'
