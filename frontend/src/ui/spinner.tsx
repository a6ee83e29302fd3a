import { chakra } from '@chakra-ui/react/styled-system'
import { Stack } from './layout'
import { Text } from './text'

/** A turning ring; hidden from screen readers, so say in words what is going on. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      flexShrink: '0',
      borderRadius: 'full',
      borderStyle: 'solid',
      borderColor: 'currentColor',
      borderTopColor: 'transparent',
      animation: 'spin 800ms linear infinite',
    },
    variants: {
      size: {
        sm: { width: '18px', height: '18px', borderWidth: '2px' },
        lg: { width: '40px', height: '40px', borderWidth: '4px' },
      },
    },
    defaultVariants: { size: 'lg' },
  },
  { defaultProps: { 'aria-hidden': true } },
)

/** A screen, or a part of one, that waits for something, and says for what. */
export function Loading({ message }: { message: string }) {
  return (
    <Stack role="status" alignItems="center" justifyContent="center" paddingBlock="16" color="brand">
      <Spinner />
      <Text tone="muted">{message}</Text>
    </Stack>
  )
}
