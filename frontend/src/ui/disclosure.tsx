import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { DownIcon } from './screen-icons'

const Details = chakra('details')
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    minHeight: 'touch',
    paddingBlock: '1',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'brand',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& > svg': { transition: 'transform 0.15s' },
    'details[open] > &': { '& > svg': { transform: 'rotate(180deg)' } },
  },
})

/** Words that open to more. The browser's own: keyboard and screen readers know it. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Details flex="1" minWidth="6em">
      <Summary>
        <span>{label}</span>
        <DownIcon small />
      </Summary>
      {children}
    </Details>
  )
}
