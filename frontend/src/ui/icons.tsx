import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

const Svg = chakra('svg', {
  base: { width: 'icon', height: 'icon', flexShrink: '0' },
  variants: { small: { true: { width: 'iconSmall', height: 'iconSmall' } } },
})

export type IconProps = ComponentProps<typeof Svg>

/** A line icon on a 24 x 24 grid; decorative, so its meaning must also be in text. */
export function Icon({ shape, ...props }: IconProps & { shape: string }) {
  return (
    <Svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d={shape} />
    </Svg>
  )
}

/** The icon of a path on that grid. */
export const icon = (shape: string) => (props: IconProps) => <Icon shape={shape} {...props} />

// The icons of the sign-in screens and layouts. They are in the first load; all others are in screen-icons.tsx.
export const HomeIcon = icon('M4 11l8-7 8 7v9h-5v-6H9v6H4z')
export const BriefcaseIcon = icon('M4 8h16v11H4zM9 8V5h6v3M4 13h16')
export const PersonIcon = icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c0-3.5 3-5.5 7-5.5s7 2 7 5.5')
export const ChatIcon = icon('M4 5h16v11H10l-5 4v-4H4z')

export const BackIcon = icon('M15 5l-7 7 7 7')
