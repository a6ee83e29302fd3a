import { useState } from 'react'
import { useHrEntries } from '@/entities/contact/hooks'
import { inviteMember } from '@/entities/member/calls'
import { reloadMembers } from '@/entities/member/hooks'
import { meaningOf, nameOfRole } from '@/entities/member/member-roles'
import type { Invite, MemberRole } from '@/entities/member/types'
import { useSession } from '@/entities/session/who'
import { outlastDoubleTap } from '@/lib/forms/double-tap'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { mobileSchema } from '@/lib/forms/mobile-schema'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { ChoiceChips } from '@/ui/choice-chips'
import { Form } from '@/ui/form'
import { Stack } from '@/ui/layout'
import { MobileField } from '@/ui/mobile-field'
import { PlusIcon } from '@/ui/screen-icons'
import { Section } from '@/ui/section'
import { Caption, Subheading } from '@/ui/text'
import { toInvite } from './to-invite'

const roles: readonly MemberRole[] = ['Recruiter', 'Owner']

type InviteFormProps = { company: string; invites: readonly Invite[] }

/** Invites a person by number, or a contact of the company with one tap. */
export function InviteForm({ company, invites }: InviteFormProps) {
  const form = useSchemaForm(mobileSchema, { mobile: '' })
  const field = useFormFields(form)
  const [role, setRole] = useState<MemberRole>('Recruiter')
  const { entries = [] } = useHrEntries(company)
  const contacts = toInvite(entries, invites, useSession()?.user.mobile_no)
  const { isRunning, run, failure } = useSend({
    call: (mobile: string) => outlastDoubleTap(inviteMember(mobile, role)),
    done: (_, mobile) => {
      if (form.getValues().mobile === mobile) form.reset()
      setRole('Recruiter')
      toast.success(__('Invited: {0}', [mobile]))
      return reloadMembers()
    },
    toasts: false,
  })
  return (
    <Section heading={__('Invite somebody')}>
      <Caption>
        {__('Tell them about it: whoever logs in or signs up here with this number is asked to join.')}
      </Caption>
      <Form onSubmit={form.handleSubmit(({ mobile }) => run(mobile))}>
        <MobileField label={__('Mobile Number')} required {...field('mobile')} />
        <Stack gap="2">
          <ChoiceChips
            label={__('Role')}
            choices={roles.map((value) => ({ value, label: nameOfRole(value) }))}
            isChosen={(value) => value === role}
            onChoose={(value) => setRole(value === 'Owner' ? 'Owner' : 'Recruiter')}
          />
          <Caption>{meaningOf(role)}</Caption>
        </Stack>
        {failure && <Banner tone="error">{failure.message}</Banner>}
        <Button type="submit" busy={isRunning}>
          {__('Invite')}
        </Button>
      </Form>
      {contacts.length > 0 && (
        <Stack gap="2">
          <Subheading>{__('Your contacts')}</Subheading>
          {contacts.map(({ hr_row_id: row, hr_name: name, hr_mobile: mobile }) => (
            <Button key={row} size="sm" variant="soft" busy={isRunning} onClick={() => run(mobile)}>
              <PlusIcon small />
              <span>{__('Invite {0}', [name])}</span>
            </Button>
          ))}
        </Stack>
      )}
    </Section>
  )
}
