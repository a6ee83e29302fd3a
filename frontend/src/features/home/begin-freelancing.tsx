import { askPath } from '@/entities/freelancer/freelancer-links'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { FreelancerArt } from '@/ui/art/freelancer-art'
import { ButtonLink } from '@/ui/button'
import { HomeHero } from './home-hero'

/** Shown to a freelancer without a profile. */
export const BeginFreelancing = () => (
  <HomeHero
    tone="light"
    heading={__('Freelancer')}
    text={__('Make your profile in two minutes: people near you find you.')}
    art={<FreelancerArt width="full" maxWidth="drawing" flexShrink="1" />}
  >
    <ButtonLink marginTop="3" to={askPath}>
      {__('Make your profile')}
    </ButtonLink>
    <ButtonLink variant="quiet" to={paths.briefs}>
      {__('Work for you')}
    </ButtonLink>
  </HomeHero>
)
