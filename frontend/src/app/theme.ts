import { defineConfig } from '@chakra-ui/react/styled-system'

/** Wraps plain values as Chakra's tokens. */
function tokens<Values extends Record<string, string>>(values: Values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as {
    [Name in keyof Values]: { value: string }
  }
}

/** Each colour in the light and in the dark scheme. docs/design.md says where to use each. */
export const colours = {
  page: ['#f5f2ea', '#0f1614'],
  // The background beside the app on larger screens.
  backdrop: ['#e8e3d6', '#090e0d'],
  surface: ['#ffffff', '#19221f'],
  sunken: ['#faf8f3', '#141c1a'],
  ink: ['#16211f', '#e6ebe8'],
  muted: ['#55615d', '#a5b1ac'],
  line: ['#e2ddcf', '#2d3835'],
  control: ['#83897f', '#74837d'],
  // Peacock. A site may choose another (job_portal/web/branding.py).
  brand: ['#0b5f63', '#74cdca'],
  brandDark: ['#084a4e', '#a3e5e1'],
  brandSoft: ['#dff0ee', '#173836'],
  onBrand: ['#ffffff', '#06302f'],
  deep: ['#0a4c50', '#0e3f41'],
  onDeep: ['#ffffff', '#e6f4f2'],
  // Marigold.
  accent: ['#8a4f00', '#f2bf63'],
  accentBright: ['#f0a31c', '#f0a31c'],
  accentSoft: ['#fcefd2', '#392b10'],
  // Plum.
  event: ['#72308a', '#dfb0ee'],
  eventSoft: ['#f4e8f8', '#38203f'],
  danger: ['#b3261e', '#ffb4a9'],
  dangerSoft: ['#fcebe8', '#431a15'],
  success: ['#2e6b1c', '#a3d68c'],
  successSoft: ['#e7f3dd', '#1c3415'],
  scrim: ['rgba(16, 26, 24, 0.55)', 'rgba(0, 0, 0, 0.65)'],
  shade: ['rgba(22, 33, 31, 0.14)', 'rgba(0, 0, 0, 0.6)'],
} as const

/** The values of the tokens. system.ts has their names, which is all that the browser needs. */
export const config = defineConfig({
  conditions: { dark: '@media (prefers-color-scheme: dark)' },
  theme: {
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      fadeIn: { from: { opacity: '0' } },
      slideUp: { from: { opacity: '0', transform: 'translateY(16px)' } },
      slideInLeft: { from: { transform: 'translateX(-100%)' } },
    },
    semanticTokens: {
      colors: Object.fromEntries(
        Object.entries(colours).map(([name, [base, _dark]]) => [
          name,
          { value: base === _dark ? base : { base, _dark } },
        ]),
      ),
    },
    tokens: {
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
      radii: tokens({ sm: '6px', control: '10px', card: '14px', full: '9999px' }),
      // A line besides the shadow, which is invisible in the dark scheme.
      shadows: tokens({
        card: '0 0 0 1px {colors.line}',
        raised: '0 0 0 1px {colors.line}, 0 8px 32px {colors.shade}',
        bar: '0 -1px 0 {colors.line}',
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
        // Grows with the text of the header.
        headerText: '3.5rem',
        nav: '70px',
        panel: '320px',
        dialog: '420px',
        layout: '640px',
        panes: '1200px',
        full: '100%',
      }),
      durations: tokens({ quick: '100ms', normal: '180ms', turn: '800ms' }),
      zIndex: tokens({ bar: '10', overlay: '100' }),
    },
  },
})
