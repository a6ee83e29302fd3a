import type { Ref } from 'react'
import { ButtonAnchor } from './button'
import { PhoneIcon } from './screen-icons'

export const phoneUrl = (number: string) => `tel:+91${number}`

/** A phone number that a tap calls. */
export const PhoneLink = ({ number, ref }: { number: string; ref?: Ref<HTMLAnchorElement> }) => (
  <ButtonAnchor ref={ref} href={phoneUrl(number)}>
    <PhoneIcon small />
    <span>{`+91 ${number}`}</span>
  </ButtonAnchor>
)
