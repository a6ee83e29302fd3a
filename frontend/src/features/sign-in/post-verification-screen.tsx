import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useIsLive } from '@/entities/market/hooks'
import { Invitations } from '@/entities/member/invitations'
import { useRoles } from '@/entities/session/roles'
import { setUserType, type UserType, useUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { type ArtProps, Drawing, ink } from '@/ui/art/drawing'
import { FindFreelancersArt, FreelancerArt } from '@/ui/art/freelancer-art'
import { WelcomeArt } from '@/ui/art/welcome-art'
import { Button } from '@/ui/button'
import { Grid, Stack } from '@/ui/layout'
import { Text } from '@/ui/text'
import { SignInFrame } from './sign-in-frame'
import { userTypes } from './user-types'

/** A building with lit windows. */
const CompanyArt = (props: ArtProps) => (
  <Drawing {...props}>
    <rect x="44" y="24" width="48" height="82" rx="6" fill={ink.brand} />
    <rect x="92" y="52" width="32" height="54" rx="6" fill={ink.soft} />
    <g fill={ink.white}>
      {[36, 52, 68].flatMap((y) =>
        [54, 72].map((x) => <rect key={`${x}-${y}`} x={x} y={y} width="10" height="9" rx="2" />),
      )}
    </g>
    <rect x="60" y="86" width="16" height="20" rx="3" fill={ink.bright} />
    <g fill={ink.brand}>
      <rect x="102" y="64" width="12" height="8" rx="2" />
      <rect x="102" y="80" width="12" height="8" rx="2" />
    </g>
  </Drawing>
)

const arts: Record<UserType, ComponentType<ArtProps>> = {
  job_searcher: WelcomeArt,
  company: CompanyArt,
  freelancer: FreelancerArt,
  find_freelancer: FindFreelancersArt,
}

const Tile = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    padding: '3',
    bg: 'surface',
    borderRadius: 'card',
    borderWidth: 'thin',
    borderColor: 'line',
    color: 'ink',
    fontWeight: 'semibold',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { borderColor: 'brand' },
    _pressed: { borderColor: 'brand', bg: 'brandSoft' },
  },
})

/** Asks a new account of a live site for its user type. A company continues below, all others at home. */
function UserTypes() {
  const navigate = useNavigate()
  const chosen = useUserType()

  function choose(userType: UserType) {
    setUserType(userType)
    if (userType !== 'company') navigate(paths.home)
  }

  return (
    <Grid
      gap="3"
      // Two columns, or one if the text is large.
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, max(8.5em, 34%)), 1fr))"
      data-leads-to={paths.home}
    >
      {userTypes.map(({ userType, label }) => {
        const Art = arts[userType]
        return (
          <Tile
            key={userType}
            type="button"
            aria-pressed={userType === chosen}
            onClick={() => choose(userType)}
          >
            <Art width="full" maxWidth="badge" />
            <span>{label()}</span>
          </Tile>
        )
      })}
    </Grid>
  )
}

/** The ways to the company's form. */
function CompanyButtons() {
  const navigate = useNavigate()

  function goToForm() {
    setUserType('company')
    navigate(paths.createCompanyProfile)
  }

  return (
    <Stack gap="3" data-leads-to={paths.createCompanyProfile}>
      <Button variant="soft" full onClick={goToForm}>
        {__('CONTINUE FORM')}
      </Button>
      {/* A native alert on purpose: there is nothing to do but read it. */}
      <Button variant="outline" full onClick={() => window.alert(__('Assistant feature coming soon!'))}>
        {__('NEED ASSISTANT')}
      </Button>
      <Button full onClick={goToForm}>
        {__('Submit')}
      </Button>
    </Stack>
  )
}

const aboutCompany = () => __('Tell us about your company, so that people can find you.')

export default function PostVerificationScreen() {
  const userType = useUserType()
  const isLive = useIsLive()
  const hasRole = useRoles().length > 0

  if (!isLive)
    return (
      <SignInFrame art={<CompanyArt />} title={__('You are verified')} subtitle={aboutCompany()}>
        <CompanyButtons />
      </SignInFrame>
    )
  if (hasRole) return <Navigate to={paths.home} replace />
  return (
    <SignInFrame title={__('You are verified')} subtitle={__('Tell us what brings you here.')}>
      <Stack>
        <Invitations />
        <UserTypes />
        {userType === 'company' && (
          <>
            <Text tone="muted" textAlign="center">
              {aboutCompany()}
            </Text>
            <CompanyButtons />
          </>
        )}
      </Stack>
    </SignInFrame>
  )
}
