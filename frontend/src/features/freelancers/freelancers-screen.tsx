import { postBriefPath } from '@/entities/brief/links'
import { FreelancerCard } from '@/entities/freelancer/freelancer-card'
import { useFreelancers } from '@/entities/freelancer/hooks'
import type { FreelancerCard as Freelancer } from '@/entities/freelancer/types'
import { __ } from '@/lib/i18n/translate'
import { ButtonLink } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Screen } from '@/ui/screen'
import { SearchFrame, useSearch } from './search-frame'

const keyOf = ({ name }: Freelancer) => name
const card = (freelancer: Freelancer) => <FreelancerCard freelancer={freelancer} />

/** The freelancers, for everybody. */
export default function FreelancersScreen() {
  const search = useSearch()
  return (
    <Screen title={__('Freelancers')} header={{ back: 'home' }}>
      <SearchFrame
        search={search}
        label={__('Search freelancers')}
        suggests
        reading={useFreelancers(search.filters)}
        leadsOn={<ButtonLink to={postBriefPath()}>{__('Post what you need')}</ButtonLink>}
      >
        {(freelancers) => (
          <Cards items={freelancers} keyOf={keyOf}>
            {card}
          </Cards>
        )}
      </SearchFrame>
    </Screen>
  )
}
