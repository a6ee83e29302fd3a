import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { styleBase } from './style-base'
import { config } from './theme'

const pageStyles = defineConfig({
  preflight: true,
  globalCss: {
    // No size of its own for the text: a person's own choice in the browser counts.
    html: {
      bg: 'backdrop',
      fontFamily: 'body',
      color: 'ink',
      lineHeight: 'normal',
      // What gets the focus is not left behind a bar.
      scrollPaddingTop: '{sizes.header}',
      scrollPaddingBottom: '{sizes.nav}',
      // Shows beside the app on larger screens.
      backgroundImage: 'linear-gradient(120deg, {colors.glow}, {colors.backdrop} 50%)',
    },
    body: { minHeight: '100vh', textSizeAdjust: '100%' },
    '#root': { minHeight: '100vh' },
    ':focus-visible': { outline: '3px solid {colors.brand}', outlineOffset: '2px' },
    // A button was tapped before the app is there (app/early-taps.ts).
    'html[data-waiting] button': { opacity: '0.6' },
    // The app does not come (app/early-taps.ts).
    '#not-loaded': {
      position: 'fixed',
      insetInline: '4',
      bottom: '4',
      maxWidth: 'dialog',
      marginInline: 'auto',
      padding: '4',
      bg: 'surface',
      borderRadius: 'card',
      boxShadow: 'raised',
      textAlign: 'center',
    },
    '#not-loaded a': {
      display: 'block',
      marginTop: '3',
      padding: '3',
      bg: 'brand',
      color: 'onBrand',
      borderRadius: 'control',
      fontWeight: 'semibold',
    },
    // Below the header, on phones: its buttons stay free (ui/screen.tsx).
    'html .Toastify__toast-container': { '@media (max-width: 480px)': { top: '3.5rem' } },
    '::placeholder': { color: '#6b7489', opacity: '1' },
    // A toast lives as long as its bar runs: without that animation it would close at once.
    '*:not(.Toastify__progress-bar), *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        transitionDuration: '0.01ms !important',
      },
    },
  },
})

/**
 * The reset, the theme's variables and the styles of the page itself, as Emotion takes them. The build writes them into
 * every page: worked out in the browser they would cost each visit a tenth of a second on a cheap phone.
 */
export const globalStyles = createSystem(styleBase, config, pageStyles)._global
