import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { Spinner } from './spinner'

const recipe = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '5',
    // For labels of several lines.
    paddingBlock: '1.5',
    borderRadius: 'control',
    borderWidth: 'thin',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    fontSize: 'md',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: 'background-color {durations.quick}, border-color {durations.quick}',
    _disabled: { cursor: 'not-allowed', bg: 'line', color: 'muted', borderColor: 'transparent' },
  },
  variants: {
    variant: {
      primary: { bg: 'brand', color: 'onBrand', _hover: { bg: 'brandDark' }, _active: { bg: 'brandDark' } },
      soft: { bg: 'brandSoft', color: 'brandDark', _hover: { borderColor: 'brand' } },
      outline: { bg: 'surface', color: 'brand', borderColor: 'brand', _hover: { bg: 'brandSoft' } },
      quiet: {
        bg: 'transparent',
        color: 'brand',
        paddingInline: '3',
        _hover: { bg: 'brandSoft' },
        _disabled: { bg: 'transparent' },
      },
      // For actions that cannot be undone: `danger` performs one, `dangerOutline` asks first.
      danger: { bg: 'danger', color: 'onBrand', _hover: { borderColor: 'ink' } },
      dangerOutline: { bg: 'surface', color: 'danger', borderColor: 'danger', _hover: { bg: 'dangerSoft' } },
    },
    size: { md: {}, sm: { minHeight: 'touch', paddingInline: '4', fontSize: 'sm' } },
    full: { true: { width: 'full' } },
    // As wide as its neighbours, but at least as wide as its longest word.
    grow: { true: { flex: '1', maxWidth: 'full', overflowWrap: 'break-word' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
} as const

const StyledButton = chakra('button', recipe)

/** A link that looks like a button, for navigation. */
export const ButtonLink = chakra(Link, recipe)

/** The same for an address outside the app, such as a number to call. */
export const ButtonAnchor = chakra('a', recipe)

/** A button-like link to another site. It opens in a new tab and sends no referrer. */
export function OutsideLink(props: ComponentProps<typeof ButtonAnchor>) {
  return <ButtonAnchor target="_blank" rel="noopener noreferrer" {...props} />
}

export type ButtonProps = ComponentProps<typeof StyledButton> & {
  /** Shows a spinner and ignores taps. The button keeps the focus for another attempt. */
  busy?: boolean
}

/** Replaces the click handler and also stops the submit. */
const ignore = (event: MouseEvent) => event.preventDefault()

export function Button({ busy = false, children, type = 'button', ...rest }: ButtonProps) {
  const inert = busy && { 'aria-disabled': true, 'aria-busy': true, onClick: ignore }
  return (
    <StyledButton type={type} {...rest} {...inert}>
      {busy && <Spinner size="sm" />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </StyledButton>
  )
}

const iconRecipe = {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    bg: 'transparent',
    color: 'ink',
    cursor: 'pointer',
    touchAction: 'manipulation',
    _hover: { bg: 'brandSoft' },
  },
} as const

const StyledIconButton = chakra('button', iconRecipe)
const StyledIconLink = chakra(Link, iconRecipe)

export type IconButtonProps = Omit<ComponentProps<typeof StyledIconButton>, 'aria-label'> & { label: string }

/** A round touch target that shows only an icon; `label` is its accessible name. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <StyledIconButton type="button" aria-label={label} title={label} {...rest} />
}

type IconLinkProps = Omit<ComponentProps<typeof StyledIconLink>, 'aria-label'> & { label: string }

/** An IconButton that is a link. */
export function IconLink({ label, to, ...rest }: IconLinkProps) {
  return <StyledIconLink to={to} aria-label={label} title={label} {...rest} />
}

/** A link inside or below text. */
export const TextLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    minHeight: 'touch',
    // Space between links of several lines.
    paddingBlock: '1',
    overflowWrap: 'break-word',
    color: 'brand',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'brandDark' },
  },
})
