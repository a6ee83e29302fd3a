import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { styleBase } from './style-base'

/** Wraps plain values as Chakra's tokens. */
function tokens<Values extends Record<string, string>>(values: Values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as {
    [Name in keyof Values]: { value: string }
  }
}

export const config = defineConfig({
  // Cascade layers need Chrome 99, and many phones have an older one.
  disableLayers: true,
  cssVarsPrefix: 'jp',
  theme: {
    breakpoints: { xs: '0px', sm: '600px', md: '900px', lg: '1200px', xl: '1536px' },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      fadeIn: { from: { opacity: '0' } },
      slideUp: { from: { opacity: '0', transform: 'translateY(16px)' } },
      slideInLeft: { from: { transform: 'translateX(-100%)' } },
    },
    tokens: {
      colors: tokens({
        page: '#f3f5fb',
        backdrop: '#e6eaf5',
        glow: '#cdd8fa',
        surface: '#ffffff',
        sunken: '#f7f8fc',
        ink: '#161d33',
        muted: '#566079',
        line: '#dde2ee',
        control: '#8791a8',
        brand: '#2348c8',
        brandDark: '#18359b',
        brandSoft: '#e9eefd',
        accent: '#b45309',
        // Drawings use it as --jp-colors-accent-bright.
        accentBright: '#f59e0b',
        accentSoft: '#fff4e0',
        danger: '#b91c1c',
        dangerSoft: '#fdecec',
        success: '#15703c',
        successSoft: '#e5f6ec',
        onBrand: '#ffffff',
        scrim: 'rgba(16, 24, 48, 0.5)',
      }),
      fonts: tokens({
        body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
      }),
      fontSizes: tokens({
        xs: '0.8125rem',
        sm: '0.875rem',
        md: '1rem',
        lg: '1.125rem',
        xl: '1.375rem',
        '2xl': '1.75rem',
      }),
      fontWeights: tokens({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
      lineHeights: tokens({ tight: '1.25', normal: '1.5' }),
      borderWidths: tokens({ thin: '1px', medium: '2px', thick: '3px' }),
      radii: tokens({ sm: '8px', control: '12px', card: '16px', full: '9999px' }),
      shadows: tokens({
        card: '0 1px 2px rgba(22, 29, 51, 0.05), 0 4px 16px rgba(22, 29, 51, 0.06)',
        raised: '0 8px 32px rgba(22, 29, 51, 0.18)',
        bar: '0 -1px 12px rgba(22, 29, 51, 0.07)',
      }),
      spacing: tokens({
        0.5: '2px',
        1: '4px',
        1.5: '6px',
        2: '8px',
        3: '12px',
        4: '16px',
        5: '20px',
        6: '24px',
        8: '32px',
        10: '40px',
        12: '48px',
        16: '64px',
      }),
      sizes: tokens({
        touch: '44px',
        control: '48px',
        iconSmall: '18px',
        icon: '24px',
        badge: '96px',
        drawing: '160px',
        digit: '56px',
        header: '56px',
        // Grows with the text, as a header does.
        headerText: '3.5rem',
        nav: '70px',
        panel: '320px',
        dialog: '420px',
        layout: '640px',
        full: '100%',
      }),
      durations: tokens({
        quick: '120ms',
        normal: '180ms',
        turn: '800ms',
      }),
      zIndex: tokens({ bar: '10', overlay: '100' }),
    },
  },
})

/** Without the page's own styles (global-styles.ts), which the build writes into every page. */
export const system = { ...createSystem(styleBase, config), _global: [] }
