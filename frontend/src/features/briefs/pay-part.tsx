import { chakra } from '@chakra-ui/react/styled-system'
import { encode } from 'uqr'
import { __ } from '@/lib/i18n/translate'
import { CopyButton } from '@/ui/copy-button'
import { Row } from '@/ui/layout'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'
import { pathOf, upiLink } from './upi'

// QR scanners need dark squares on a light ground with a margin, also in the dark theme.
const Code = chakra('svg', {
  base: { width: 'full', maxWidth: '14rem', alignSelf: 'center', bg: 'white', color: 'black' },
})

/** The margin in squares that scanners expect. */
const BORDER = 4

type PayPartProps = { name: string; upiId: string }

/**
 * How to pay the freelancer. This device draws the code. The payment is between the two people: the app neither moves
 * money nor confirms a payment.
 */
export default function PayPart({ name, upiId }: PayPartProps) {
  const { data, size } = encode(upiLink(upiId, name), { ecc: 'M', border: BORDER })
  return (
    <Section heading={__('Pay {0} by UPI', [name])}>
      <Code
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={__('UPI code')}
      >
        <path d={pathOf(data)} fill="currentColor" />
      </Code>
      <Row gap="2" flexWrap="wrap" justifyContent="center">
        <Text strong htmlTranslate="no">
          {upiId}
        </Text>
        <CopyButton text={upiId} />
      </Row>
      <Caption>
        {__('Pay after the work, and check the name in your UPI app. This site takes no part in it.')}
      </Caption>
    </Section>
  )
}
