import { postBriefPath } from '@/entities/brief/brief-links'
import { GuestBar } from '@/entities/device/guest-bar'
import { FreelancerCard } from '@/entities/freelancer/freelancer-card'
import { askPath } from '@/entities/freelancer/freelancer-links'
import { useFreelancers } from '@/entities/freelancer/hooks'
import type { FreelancerCard as Freelancer } from '@/entities/freelancer/types'
import { setUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Screen } from '@/ui/screen'
import { PlusIcon } from '@/ui/screen-icons'
import { SearchFrame, useSearch } from './search-frame'
import { useListHeader } from './use-list-header'

const keyOf = ({ name }: Freelancer) => name
const card = (freelancer: Freelancer) => <FreelancerCard freelancer={freelancer} />

/** For a guest who looks for work and usually has no account yet. */
const ForWhoWorks = () => (
  <ButtonLink
    variant="quiet"
    size="sm"
    to={paths.signup}
    state={{ returnTo: { path: askPath } }}
    data-needs-app=""
    onClick={() => setUserType('freelancer')}
  >
    {__('Offer your work')}
  </ButtonLink>
)

/** The public list of freelancers. */
export default function FreelancersScreen() {
  const search = useSearch()
  const { isGuest, header } = useListHeader()
  const words = search.typed.trim()
  return (
    <Screen title={__('Freelancers')} header={{ ...header, ...(isGuest && { action: <ForWhoWorks /> }) }}>
      {isGuest && <GuestBar at={paths.freelancers} />}
      <SearchFrame
        search={search}
        label={__('Search freelancers')}
        isOfFreelancers
        reading={useFreelancers(search.filters)}
        leadsOn={
          <ButtonLink to={postBriefPath(words ? { search: words } : {})}>
            <PlusIcon />
            <span>{__('Post what you need')}</span>
          </ButtonLink>
        }
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
