import { chakra } from '@chakra-ui/react/styled-system'

const Art = chakra('svg', { base: { width: 'badge', height: 'badge', marginInline: 'auto' } })

/** A tick in a circle. */
export function DoneArt() {
  return (
    <Art viewBox="0 0 96 96" fill="none" aria-hidden="true" focusable="false">
      <circle cx="48" cy="48" r="46" fill="var(--jp-colors-success-soft)" />
      <circle cx="48" cy="48" r="32" fill="var(--jp-colors-success)" />
      <path
        d="M34 49l10 10 19-21"
        stroke="var(--jp-colors-surface)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Art>
  )
}
