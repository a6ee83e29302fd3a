import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { styleBase } from './style-base'

/** The names of the tokens, by kind. theme.test.ts compares them with the theme. */
const names = {
  colors:
    'page backdrop surface sunken ink muted line control brand brandDark brandSoft onBrand deep onDeep accent accentBright accentSoft event eventSoft danger dangerSoft success successSoft scrim shade',
  fonts: 'body',
  fontSizes: 'xs sm md lg xl 2xl',
  fontWeights: 'normal medium semibold bold',
  lineHeights: 'tight normal',
  borderWidths: 'thin medium thick',
  radii: 'sm control card full',
  shadows: 'card raised bar',
  spacing: '0.5 1 1.5 2 3 4 5 6 8 10 12 16',
  sizes:
    'touch control iconSmall icon badge drawing digit header headerText nav panel dialog layout panes full',
  durations: 'quick normal turn',
  zIndex: 'bar overlay',
}

/** Token names as Chakra's tokens. It drops tokens with an empty value, so the name is the value. */
const named = (list: string) => Object.fromEntries(list.split(' ').map((name) => [name, { value: name }]))

/** The settings that the page's styles and the browser's system must share. */
export const frameConfig = defineConfig({
  // Cascade layers need Chrome 99, and many phones have an older one.
  disableLayers: true,
  cssVarsPrefix: 'jp',
  theme: { breakpoints: { xs: '0px', sm: '600px', md: '900px', lg: '1200px', xl: '1536px' } },
})

/**
 * The browser's part of the theme. It only turns names into variables: the build writes the values (theme.ts) and the
 * page's own styles (global-styles.ts) into every page.
 */
export const system = {
  ...createSystem(styleBase, frameConfig, {
    theme: { tokens: Object.fromEntries(Object.entries(names).map(([kind, list]) => [kind, named(list)])) },
  }),
  _global: [],
}
