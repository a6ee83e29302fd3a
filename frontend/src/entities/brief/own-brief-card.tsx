import { __ } from '@/lib/i18n/translate'
import { ButtonLink } from '@/ui/button'
import { Row } from '@/ui/layout'
import { StatusTag } from '@/ui/status-tag'
import { BriefCard } from './brief-card'
import { briefPath } from './brief-links'
import { isCalledOff } from './shown-brief'
import type { OwnBrief } from './types'

/** A brief of the account, with its status and the number of its quotes. */
export function OwnBriefCard({ brief }: { brief: OwnBrief }) {
  const { name, title, status, quotes } = brief
  return (
    <BriefCard brief={brief}>
      <Row gap="2" justifyContent="space-between" flexWrap="wrap">
        <StatusTag status={isCalledOff(brief) ? 'Cancelled' : status} />
        {quotes > 0 && (
          <ButtonLink
            size="sm"
            position="relative"
            zIndex="1"
            to={briefPath(name)}
            aria-label={`${__('Quotes ({0})', [quotes])}: ${title}`}
          >
            {__('Quotes ({0})', [quotes])}
          </ButtonLink>
        )}
      </Row>
    </BriefCard>
  )
}
