import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'

export const SeeAllJobs = () => <ButtonLink to={paths.jobs}>{__('See All Jobs')}</ButtonLink>
