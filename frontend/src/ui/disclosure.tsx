import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Details = chakra('details')
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'brand',
    cursor: 'pointer',
  },
})

/** Words that open to more. The browser's own: keyboard and screen readers know it. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Details>
      <Summary>{label}</Summary>
      {children}
    </Details>
  )
}
