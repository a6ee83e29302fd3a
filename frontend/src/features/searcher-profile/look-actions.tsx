import marketRules from '@rules/market.json'
import { ReportButton } from '@/entities/company/report-button'
import { blockCompany, reportLook, unblockCompany } from '@/entities/searcher/calls'
import { refreshPhoneLooks } from '@/entities/searcher/hooks'
import type { PhoneLook } from '@/entities/searcher/types'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Row } from '@/ui/layout'
import { QuestionButton } from '@/ui/question-button'
import { Text } from '@/ui/text'

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
    <Text tone="muted" size="sm">
      {__(
        'What it has noted already stays with it. You are shown none of its jobs until you allow it again.',
      )}
    </Text>
  </QuestionButton>
)

function UnblockButton({ look }: { look: PhoneLook }) {
  const { isRunning, run } = useSend({
    call: () => unblockCompany(look.name),
    done: refreshPhoneLooks,
    otherwise: notSent,
  })
  return (
    <Button size="sm" grow variant="soft" busy={isRunning} onClick={run}>
      {__('Blocked. Allow again')}
    </Button>
  )
}

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
