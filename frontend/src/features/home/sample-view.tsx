import type { UserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { FindFreelancersArt, FreelancerArt } from '@/ui/art/freelancer-art'
import { Placeholder } from '@/ui/placeholder'

/** Home of freelancers, and of those who look for them, on a site without freelancers. */
export default function SampleView({ userType }: { userType: UserType }) {
  return userType === 'freelancer' ? (
    <Placeholder art={<FreelancerArt />} label={__('Freelancer')} />
  ) : (
    <Placeholder art={<FindFreelancersArt />} label={__('Find Freelancers')} />
  )
}
