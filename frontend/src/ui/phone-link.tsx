import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { PhoneIcon } from './screen-icons'

const CallLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '4',
    borderRadius: 'control',
    bg: 'brand',
    color: 'onBrand',
    fontWeight: 'semibold',
    textDecoration: 'none',
  },
})

/** A phone number that a tap calls. */
export function PhoneLink({ number, ref }: { number: string; ref?: Ref<HTMLAnchorElement> }) {
  return (
    <CallLink ref={ref} href={`tel:+91${number}`}>
      <PhoneIcon small />
      <span>{`+91 ${number}`}</span>
    </CallLink>
  )
}
