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
    '& > svg': { transition: 'transform {durations.quick}' },
    'details[open] > &': { '& > svg': { transform: 'rotate(180deg)' } },
  },
})

type DisclosureProps = {
  label: ReactNode
  /** Open at first. */
  isOpen?: boolean
  children: ReactNode
}

/** A collapsible text. The browser's own element works with keyboards and screen readers. */
export function Disclosure({ label, isOpen, children }: DisclosureProps) {
  return (
    <Details flex="1" minWidth="6em" open={isOpen}>
      <Summary>
        <span>{label}</span>
        <DownIcon small />
      </Summary>
      {children}
    </Details>
  )
}
