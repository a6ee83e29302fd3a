import type { ReactNode } from 'react'
import type { Company } from '@/entities/company/types'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { Row } from '@/ui/layout'
import { AlertIcon, ClockIcon, EditIcon, ShieldIcon, VerifiedIcon } from '@/ui/screen-icons'
import { Text } from '@/ui/text'

/** The texts for a state of the review. */
export type Outcome = { screen: string; title: string; points: ReactNode; action?: ReactNode }

const point = (icon: ReactNode, words: string) => (
  <Row alignItems="flex-start">
    {icon}
    <Text>{words}</Text>
  </Row>
)

const pending = (isLive: boolean): Outcome => ({
  screen: __('Profile under review'),
  title: __('Great to have you! we are finalizing your profile'),
  points: (
    <>
      {point(<ShieldIcon color="brand" />, __('Your profile has been forwarded to admin for review.'))}
      {point(<ClockIcon color="brand" />, __('Please allow 24 working hours.'))}
    </>
  ),
  action: isLive && <ButtonLink to={paths.postNewJob}>{__('Write your job meanwhile')}</ButtonLink>,
})

const approved = (): Outcome => ({
  screen: __('Profile approved'),
  title: __('Your company profile is approved'),
  points: point(<VerifiedIcon color="success" />, __('The admin has reviewed your profile. Welcome aboard!')),
  action: <ButtonLink to={paths.profile}>{__('View Profile')}</ButtonLink>,
})

const rejected = (reason: string): Outcome => ({
  screen: __('Profile rejected'),
  title: __('Your company profile was rejected'),
  points: (
    <>
      {point(<AlertIcon color="danger" />, reason)}
      {point(<EditIcon color="brand" />, __('Correct your profile and save it: it is then reviewed again.'))}
    </>
  ),
  action: <ButtonLink to={paths.createCompanyProfile}>{__('Correct Profile')}</ButtonLink>,
})

/** The texts for a company's review state; 'under review' while it is unknown or there is no company. */
export function outcomeOf(company: Company | undefined, isLive: boolean): Outcome {
  if (company?.status === 'Approved') return approved()
  if (company?.status === 'Rejected') return rejected(__(company.review_reason ?? ''))
  return pending(isLive)
}
