import { __ } from '@/lib/i18n/translate'
import { TextLink } from '@/ui/button'
import { Row } from '@/ui/layout'
import { Heading } from '@/ui/text'

/** Home shows a few of each list, with a link to the rest. */
export const FEW = 3

/** The heading of a list, with a link to the whole list. */
export const ListHead = ({ heading, to }: { heading: string; to: string }) => (
  <Row justifyContent="space-between" flexWrap="wrap">
    <Heading>{heading}</Heading>
    <TextLink to={to}>{__('See all')}</TextLink>
  </Row>
)
