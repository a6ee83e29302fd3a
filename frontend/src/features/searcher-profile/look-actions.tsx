import * as marketRules from '@rules/market.json'
import { ReportButton } from '@/entities/company/report-button'
import { blockCompany, reportLook, unblockCompany } from '@/entities/searcher/calls'
import { refreshPhoneLooks } from '@/entities/searcher/hooks'
import type { PhoneLook } from '@/entities/searcher/types'
import { __ } from '@/lib/i18n/translate'
import { Row } from '@/ui/layout'
import { QuestionButton } from '@/ui/question-button'
import { SendButton } from '@/ui/send-button'
import { Caption, Text } from '@/ui/text'

const notSent = () => __('This could not be sent. Please try again.')

const BlockButton = ({ look }: { look: PhoneLook }) => (
  <QuestionButton
    size="sm"
    grow
    label={__('Block')}
    title={__('Block {0}?', [look.company_name])}
    confirm={__('Block')}
    call={() => blockCompany(look.name)}
    done={refreshPhoneLooks}
    otherwise={notSent}
  >
    <Text>
      {__('From now on it reads nothing of you: no profile, letter, resume or number. It is not told why.')}
    </Text>
    <Caption>
      {__('It keeps what it has written down already. You see none of its jobs until you allow it again.')}
    </Caption>
  </QuestionButton>
)

const UnblockButton = ({ look }: { look: PhoneLook }) => (
  <SendButton
    grow
    variant="soft"
    call={() => unblockCompany(look.name)}
    done={refreshPhoneLooks}
    otherwise={notSent}
  >
    {__('Blocked. Allow again')}
  </SendButton>
)

/** The actions against a company that looked. */
export function LookActions({ look }: { look: PhoneLook }) {
  return (
    <Row gap="2" alignItems="stretch" flexWrap="wrap" marginBlockStart="2">
      {look.is_blocked ? <UnblockButton look={look} /> : <BlockButton look={look} />}
      <ReportButton
        question={__('What did {0} do?', [look.company_name])}
        reasons={marketRules.report_reasons}
        send={(reason) => reportLook(look.name, reason)}
        thanks={__('Thank you. We will look at this company.')}
        onSent={refreshPhoneLooks}
        isReported={look.is_reported}
      />
    </Row>
  )
}
