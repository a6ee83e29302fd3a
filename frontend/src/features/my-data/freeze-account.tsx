import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { freezeAccount } from '@/entities/account/own-data'
import { ThawButton } from '@/entities/account/thaw-button'
import { useIsFrozen } from '@/entities/session/who'
import { refreshAll } from '@/lib/backend/reading'
import { useQuestion } from '@/lib/forms/use-question'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { QuestionDialog } from '@/ui/question-button'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'

/** What happens to the account's company; undefined without a company. */
export type CompanysFate = 'goes along' | 'stays'

/** The query parameter of the menu's entry, which opens the question at once. */
const ASKED = 'freeze'

/** Hides the account for a while. Nothing is deleted. */
export function FreezeAccount({ company }: { company?: CompanysFate }) {
  const isFrozen = useIsFrozen()
  const [query, setQuery] = useSearchParams()
  const question = useQuestion({
    call: freezeAccount,
    done: async () => {
      toast.success(__('Your account is frozen.'))
      await refreshAll()
    },
  })

  const askAtOnce = useEffectEvent(() => {
    // Back and a reload must not open it again.
    setQuery({}, { replace: true })
    if (!isFrozen) question.ask()
  })
  const isAsked = query.has(ASKED)
  useEffect(() => {
    if (isAsked) askAtOnce()
  }, [isAsked])

  return (
    <Section heading={__('Freeze my account')}>
      <Caption>
        {isFrozen
          ? __('Your account is frozen. Nobody else sees anything of it.')
          : __('Hides you for a while. Nothing is deleted, and you can thaw at any time.')}
      </Caption>
      {isFrozen ? (
        <ThawButton />
      ) : (
        <Button variant="outline" aria-haspopup="dialog" onClick={question.ask}>
          {__('Freeze my account')}
        </Button>
      )}
      <QuestionDialog question={question} title={__('Freeze your account?')} confirm={__('Freeze')}>
        <Stack as="ul" gap="2" listStyleType="disc" paddingInlineStart="5" margin="0">
          <Text as="li">
            {company === 'goes along'
              ? __('Your jobs leave all lists, and nobody finds your profile.')
              : __('Nobody finds your profile.')}
          </Text>
          {company === 'stays' && (
            <Text as="li">{__('Only your own account is frozen: the company stays as it is.')}</Text>
          )}
          <Text as="li">
            {__('Where you applied, companies read "A frozen account": no profile, no number, no resume.')}
          </Text>
          <Text as="li">{__('You cannot apply or post until you thaw. Then all is as it was.')}</Text>
        </Stack>
      </QuestionDialog>
    </Section>
  )
}
