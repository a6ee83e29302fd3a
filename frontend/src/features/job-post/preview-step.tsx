import { useWatch } from 'react-hook-form'
import { useStepLinks } from '@/lib/history/use-steps'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { TextLink } from '@/ui/button'
import { DetailsList } from '@/ui/details-list'
import { Card, Row, Stack } from '@/ui/layout'
import { Subheading } from '@/ui/text'
import type { JobValues } from './fields'
import type { StepProps } from './job-details-step'
import { PreviewCard } from './preview-card'
import { reviewOf } from './preview-sections'
import { problemsOf } from './problems'
import { BeforePosting } from './why-not'

/** The last step: all values, with a link to each step. */
export default function PreviewStep({ form, live }: StepProps) {
  const linkTo = useStepLinks()
  // The form's own `watch` would render the whole form at every key.
  const values = useWatch({ control: form.control }) as JobValues
  return (
    <>
      <Banner tone="info">
        {live?.postedName
          ? __('A change does not make the job stay open longer.')
          : __('This job expires in 7 days')}
      </Banner>
      {live && (
        <>
          <BeforePosting live={live} problems={problemsOf(values, live)} />
          <PreviewCard values={values} live={live} />
        </>
      )}
      {reviewOf(values, live && (live.contacts ?? [])).map(({ title, step, rows }) => (
        <Card as="section" key={title}>
          <Stack gap="2">
            <Row justifyContent="space-between" flexWrap="wrap">
              <Subheading>{title}</Subheading>
              <TextLink
                {...linkTo(step)}
                minWidth="touch"
                flexShrink="0"
                justifyContent="flex-end"
                aria-label={__('Edit {0}', [title])}
              >
                {__('Edit')}
              </TextLink>
            </Row>
            <DetailsList details={rows} />
          </Stack>
        </Card>
      ))}
    </>
  )
}
