import { useIsLive } from '@/entities/market/hooks'
import { boot } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { options } from '@/lib/rules'
import { Checkbox } from '@/ui/checkbox'
import { Card, Stack } from '@/ui/layout'
import { MobileField } from '@/ui/mobile-field'
import { SelectField } from '@/ui/select-field'
import { Caption } from '@/ui/text'
import { TextField } from '@/ui/text-field'
import { useCompanyFields } from './company-fields'
import type { BooleanName } from './fields'

/** The third step: the contact person. */
export function ContactStep() {
  const field = useCompanyFields()
  const isLive = useIsLive()
  const tick = (name: BooleanName) => {
    const { error: _error, required: _required, ...props } = field(name)
    return <Checkbox {...props} />
  }
  return (
    <Card>
      <Stack gap="5">
        <TextField {...field('contact_name')} autoComplete="name" />
        <MobileField {...field('phone')} />
        <TextField {...field('contact_email')} type="email" autoComplete="email" />
        <TextField {...field('social_media_link')} inputMode="url" autoCapitalize="none" />
        {/* Has an asterisk but is not checked: docs/behaviour.md#company-size. */}
        <SelectField
          {...field('company_size')}
          required
          options={options.company_sizes}
          placeholder={__('Select company size')}
        />
        {tick('share_contact')}
        {isLive && (
          <Caption>{__('Who applied sees this name and number where the job names no contact.')}</Caption>
        )}
        {isLive && boot.job_feeds && (
          <>
            {tick('off_job_boards')}
            <Caption>{__('This site lets boards such as Indeed and LinkedIn show its jobs.')}</Caption>
          </>
        )}
      </Stack>
    </Card>
  )
}
