import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'

/** When and where an applicant may walk in. */
export const WalkInBanner = ({
  walkIn: { when, address },
}: {
  walkIn: { when: string; address: string }
}) => <Banner tone="info">{__('Walk-in interview: {0}, {1}', [when, address])}</Banner>
