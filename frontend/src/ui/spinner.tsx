import { chakra } from '@chakra-ui/react/styled-system'
import { Stack } from './layout'
import { Text } from './text'

/** A spinner, hidden from screen readers: add a text that says what is loading. */
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
      animation: 'spin {durations.turn} linear infinite',
    },
    variants: {
      size: {
        sm: { width: 'iconSmall', height: 'iconSmall', borderWidth: 'medium' },
        lg: { width: '{spacing.10}', height: '{spacing.10}', borderWidth: 'thick' },
      },
    },
    defaultVariants: { size: 'lg' },
  },
  { defaultProps: { 'aria-hidden': true } },
)

/** A screen, or a part of one, with a spinner and a message. */
export function Loading({ message }: { message: string }) {
  return (
    <Stack role="status" alignItems="center" justifyContent="center" paddingBlock="16" color="brand">
      <Spinner />
      <Text tone="muted">{message}</Text>
    </Stack>
  )
}
