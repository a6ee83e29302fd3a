import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { lazyPart } from '@/ui/lazy-part'
import type { JobSteps } from './use-job-steps'

type AfterSubmitProps = { job: JobSteps }

// Lazy: it loads once the wizard is shown, and is shown after Submit.
export const AfterSubmit = lazyPart<AfterSubmitProps>(() => import('./after-submit'), {
  otherwise: ({ job }) => job.isPosted && <Banner tone="success">{__('Job Posted Successfully')}</Banner>,
})
