import { CompanyLoadFailure } from '@/entities/company/company-load-failure'
import { useStepLinks } from '@/lib/history/use-steps'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Banner } from '@/ui/banner'
import { ButtonLink, TextLink } from '@/ui/button'
import { Card, List, ListItem, Stack } from '@/ui/layout'
import { Subheading } from '@/ui/text'
import type { LiveForm } from './live-form'
import type { Problem } from './problems'

/** The id of the element that gets the focus when Submit finds a problem. */
export const MISSING = 'missing'

/** Whether the account can publish. While its company loads, the server decides. */
export const mayPublish = ({ company, companyError }: LiveForm): boolean =>
  company ? company.status === 'Approved' : !companyError

/** Why the account cannot publish yet. */
function WhyNot({ live }: { live: LiveForm }) {
  const { company, companyError, reloadCompany } = live
  if (companyError) return <CompanyLoadFailure onRetry={reloadCompany}>{companyError}</CompanyLoadFailure>
  if (!company || mayPublish(live)) return null
  if (company.status === 'Rejected')
    return (
      <Stack gap="3">
        <Banner tone="error">
          {__('Your company profile was rejected: {0}', [__(company.review_reason ?? '')])}
        </Banner>
        <ButtonLink variant="outline" to={paths.profile}>
          {__('Go to your profile')}
        </ButtonLink>
      </Stack>
    )
  if (company.status === 'Frozen')
    return (
      <Banner tone="info">
        {__('Your account is frozen. Thaw it to post. What you filled in is kept.')}
      </Banner>
    )
  return (
    <Banner tone="info">
      {__(
        'Your company can post jobs once it is approved. It is being reviewed. What you filled in is kept.',
      )}
    </Banner>
  )
}

/** The missing values, each with a link to its field. */
function Missing({ problems }: { problems: readonly Problem[] }) {
  const linkTo = useStepLinks()
  return (
    <Card as="section" borderWidth="thin" borderColor="danger">
      <Stack gap="1">
        <Subheading>{__('Before the job can be posted')}</Subheading>
        <List gap="0">
          {problems.map(({ sentence, field, step }) => (
            <ListItem key={sentence}>
              <TextLink {...linkTo(step, field)}>{sentence}</TextLink>
            </ListItem>
          ))}
        </List>
      </Stack>
    </Card>
  )
}

type BeforePostingProps = { live: LiveForm; problems: readonly Problem[] }

/** All that prevents posting; nothing if the job can be posted. */
export function BeforePosting({ live, problems }: BeforePostingProps) {
  if (mayPublish(live) && problems.length === 0) return null
  return (
    <Stack id={MISSING} tabIndex={-1}>
      <WhyNot live={live} />
      {problems.length > 0 && <Missing problems={problems} />}
    </Stack>
  )
}
