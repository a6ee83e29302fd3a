import { postBriefPath } from '@/entities/brief/brief-links'
import { FreelancerCard } from '@/entities/freelancer/freelancer-card'
import { useFavourites } from '@/entities/freelancer/hooks'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { CardList } from '@/ui/card-list'
import { Screen } from '@/ui/screen'

/** The account's favourite freelancers, each with a button to ask for a quote. */
export default function FavouritesScreen() {
  return (
    <Screen title={__('Favourites')} header={{ back: 'history' }}>
      <CardList
        reading={useFavourites()}
        empty={__('You have not kept anybody yet.')}
        leadsOn={<ButtonLink to={paths.freelancers}>{__('Freelancers')}</ButtonLink>}
        keyOf={({ name }) => name}
      >
        {(freelancer) => (
          <FreelancerCard freelancer={freelancer}>
            <ButtonLink
              size="sm"
              variant="soft"
              to={postBriefPath({
                freelancer: freelancer.name,
                ...(freelancer.headline && { search: freelancer.headline }),
              })}
              aria-label={`${__('Ask for this work')}: ${freelancer.full_name}`}
            >
              {__('Ask for this work')}
            </ButtonLink>
          </FreelancerCard>
        )}
      </CardList>
    </Screen>
  )
}
