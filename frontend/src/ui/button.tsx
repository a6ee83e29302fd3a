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
    // For words that take several lines.
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
    },
    size: { md: {}, sm: { minHeight: 'touch', paddingInline: '4', fontSize: 'sm' } },
    full: { true: { width: 'full' } },
    // As wide as those beside it, but no narrower than its longest word.
    grow: { true: { flex: '1', maxWidth: 'full', overflowWrap: 'break-word' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
} as const

const StyledButton = chakra('button', recipe)

/** A link that looks like a button: for going somewhere. */
export const ButtonLink = chakra(Link, recipe)

const OutsideButton = chakra('a', recipe)

/** A link that looks like a button, to another site. That one gets a tab of its own and learns nothing of ours. */
export function OutsideLink(props: ComponentProps<typeof OutsideButton>) {
  return <OutsideButton target="_blank" rel="noopener noreferrer" {...props} />
}

export type ButtonProps = ComponentProps<typeof StyledButton> & {
  /** Shows a spinner and takes no further taps; the focus stays, for whoever is to try again. */
  busy?: boolean
}

/** In place of the tap's own meaning; nor does it send the button's form. */
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

/** A round, touchable button that shows an icon only; `label` is what it is called. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <StyledIconButton type="button" aria-label={label} title={label} {...rest} />
}

type IconLinkProps = Omit<ComponentProps<typeof StyledIconLink>, 'aria-label'> & { label: string }

/** A link that looks like an IconButton. */
export function IconLink({ label, to, ...rest }: IconLinkProps) {
  return <StyledIconLink to={to} aria-label={label} title={label} {...rest} />
}

/** A link within or below text. */
export const TextLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    minHeight: 'touch',
    // Between links of several lines.
    paddingBlock: '1',
    overflowWrap: 'break-word',
    color: 'brand',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'brandDark' },
  },
})
