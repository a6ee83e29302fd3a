import { setUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'

/** For a guest who wants to hire. */
export const ForWhoHires = () => (
  <ButtonLink
    variant="quiet"
    size="sm"
    to={paths.postNewJob}
    data-leads-to={paths.signup}
    data-needs-app=""
    onClick={() => setUserType('company')}
  >
    {__('Post a job')}
  </ButtonLink>
)
