import type { Ref } from 'react'
import { ButtonAnchor } from './button'
import { PhoneIcon } from './screen-icons'

/** A phone number that a tap calls. */
export const PhoneLink = ({ number, ref }: { number: string; ref?: Ref<HTMLAnchorElement> }) => (
  <ButtonAnchor ref={ref} href={`tel:+91${number}`}>
    <PhoneIcon small />
    <span>{`+91 ${number}`}</span>
  </ButtonAnchor>
)
