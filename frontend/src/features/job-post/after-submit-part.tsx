import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { lazyPart } from '@/ui/lazy-part'
import type { JobSteps } from './use-job-steps'

type AfterSubmitProps = { job: JobSteps }

// Lazy: it loads when the wizard has been shown, and is needed only after Submit.
export const AfterSubmit = lazyPart<AfterSubmitProps>(() => import('./after-submit'), {
  otherwise: ({ job }) => job.isPosted && <Banner tone="success">{__('Job Posted Successfully')}</Banner>,
})
