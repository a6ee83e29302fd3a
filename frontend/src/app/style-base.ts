import { defineConditions, defineConfig } from '@chakra-ui/react/styled-system'

/**
 * The style properties that use the theme's tokens, and their short names. Chakra's own list (its preset-base) costs 5
 * kB of the first load for unused transforms and aliases. style-base.test.ts fails when a screen uses a property that
 * is missing here.
 */
const tokenProperties: Record<string, string> = {
  colors:
    'background:bg backgroundColor color borderColor borderTopColor borderBottomColor borderInlineStartColor outlineColor fill stroke accentColor caretColor textDecorationColor',
  spacing:
    'gap rowGap columnGap padding paddingTop paddingBottom paddingLeft paddingRight paddingInline paddingInlineStart paddingInlineEnd paddingBlock paddingBlockStart paddingBlockEnd margin marginTop marginBottom marginLeft marginRight marginInline marginInlineStart marginInlineEnd marginBlock marginBlockStart marginBlockEnd inset insetInline insetBlock insetInlineStart insetInlineEnd top bottom left right scrollMargin scrollMarginTop scrollMarginBottom textIndent',
  sizes: 'width height minWidth minHeight maxWidth maxHeight flexBasis',
  radii: 'borderRadius',
  borderWidths: 'borderWidth borderTopWidth borderBottomWidth outlineWidth',
  shadows: 'boxShadow',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  zIndex: 'zIndex',
}

const utilities = Object.fromEntries(
  Object.entries(tokenProperties).flatMap(([values, names]) =>
    names.split(' ').map((entry) => {
      const [property = '', ...shorthand] = entry.split(':')
      return [property, { values, shorthand }]
    }),
  ),
)

export const styleBase = defineConfig({
  conditions: defineConditions({
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])'],
    active: '&:active:not(:disabled, [aria-disabled=true])',
    focusVisible: '&:focus-visible',
    focusWithin: '&:focus-within',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    readOnly: '&[readonly]',
    invalid: '&[aria-invalid=true]',
    checked: '&:is(:checked, [aria-checked=true])',
    pressed: '&[aria-pressed=true]',
    selected: '&[aria-selected=true]',
    expanded: '&[aria-expanded=true]',
    currentPage: '&[aria-current=page]',
    currentStep: '&[aria-current=step]',
    placeholder: '&::placeholder',
    backdrop: '&::backdrop',
    before: '&::before',
    after: '&::after',
    first: '&:first-of-type',
    last: '&:last-of-type',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
  }),
  utilities: {
    ...utilities,
    borderTopRadius: {
      values: 'radii',
      transform: (value: string) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
    },
  },
})
