import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { styleBase } from './style-base'
import { frameConfig } from './system'
import { config } from './theme'

const pageStyles = defineConfig({
  preflight: true,
  globalCss: {
    // No font size here, so that the browser's setting applies.
    html: {
      // Also sets the scheme of the browser's own controls and scrollbars.
      colorScheme: 'light dark',
      bg: 'backdrop',
      fontFamily: 'body',
      color: 'ink',
      lineHeight: 'normal',
      // Aligns figures in columns.
      fontVariantNumeric: 'lining-nums tabular-nums',
      // Keeps a focused control clear of the sticky bars.
      scrollPaddingTop: '{sizes.header}',
      scrollPaddingBottom: '{sizes.nav}',
    },
    // Indian vowel signs and conjuncts need a greater line height than Latin letters.
    '[lang]:lang(hi), [lang]:lang(mr), [lang]:lang(bn), [lang]:lang(ta), [lang]:lang(te)': {
      '--jp-line-heights-tight': '1.4',
      '--jp-line-heights-normal': '1.6',
    },
    // With large text a word may be wider than the screen.
    ':where(html:lang(hi), html:lang(mr), html:lang(bn), html:lang(ta), html:lang(te)) :where(a, button)': {
      overflowWrap: 'anywhere',
    },
    // The reset sets `overflowWrap` on every element. A span must break like the text around it.
    span: { overflowWrap: 'inherit' },
    body: { minHeight: '100vh', textSizeAdjust: '100%' },
    '#root': { minHeight: '100vh' },
    ':focus-visible': { outline: '3px solid {colors.brand}', outlineOffset: '2px' },
    // A button was tapped before the app loaded (app/early-taps.ts).
    'html[data-waiting] button': { opacity: '0.6' },
    // The message that the app failed to load (app/early-taps.ts).
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
    // The toast library takes the colours of its icons and bars from these variables.
    'html:root': {
      '--toastify-color-success': '{colors.success}',
      '--toastify-color-error': '{colors.danger}',
      '--toastify-color-info': '{colors.brand}',
    },
    // Gives the library's toasts the shape and colours of the app's cards.
    'html .Toastify__toast-container': {
      '--toastify-font-family': '{fonts.body}',
      '--toastify-color-light': '{colors.surface}',
      '--toastify-text-color-light': '{colors.ink}',
      '--toastify-toast-shadow': '{shadows.raised}',
      '--toastify-toast-bd-radius': '{radii.card}',
      // On phones toasts are as wide as the screen, so keep them below the header and its buttons. By default the
      // library's toasts reach from edge to edge and have no corners.
      '@media (max-width: 480px)': { top: '{sizes.headerText}', paddingInline: '2', gap: '2' },
    },
    'html .Toastify__toast': {
      borderRadius: 'card',
      animationDuration: '{durations.normal}',
      // A long message in large text scrolls. Its buttons stay at its top (app/toast-container.tsx).
      maxHeight: '80vh',
      overflowY: 'auto',
      alignItems: 'safe center',
    },
    'html .Toastify__progress-bar--wrp': { opacity: '1' },
    '::placeholder': { color: 'muted', opacity: '1' },
    // A toast closes when the animation of its progress bar ends, so keep that animation.
    '*:not(.Toastify__progress-bar), *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        // With a duration every element would animate the values that it inherits, and start only after its parent.
        // After a change of scheme, text deep in the page would keep its old colour for many frames.
        transition: 'none !important',
      },
    },
  },
})

/**
 * The reset, the theme's variables and the page's own styles, for Emotion. The build writes them into every page,
 * because computing them in the browser takes 0.1 s on a cheap phone.
 */
export const globalStyles = createSystem(styleBase, frameConfig, config, pageStyles)._global
