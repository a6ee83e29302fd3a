import { useNavigate } from 'react-router-dom'
import { useIsLive } from '@/entities/market/hooks'
import { readCompanyName, setUserType, type UserType, useUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { type ArtProps, Drawing, ink } from '@/ui/art/drawing'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { SignInFrame } from './sign-in-frame'

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

export default function PostVerificationScreen() {
  const navigate = useNavigate()
  const userType = useUserType()
  const isLive = useIsLive()

  /** Goes on with another user type than that of the screen's buttons. */
  function goOn(as: UserType, path: string) {
    setUserType(as)
    navigate(path)
  }

  function goToForm() {
    setUserType('company')
    navigate(paths.createCompanyProfile)
  }

  return (
    <SignInFrame
      art={<CompanyArt />}
      title={__('You are verified')}
      subtitle={__('Tell us about your company, so that people can find you.')}
    >
      <Stack gap="3" data-leads-to={paths.createCompanyProfile}>
        {isLive && userType === 'job_searcher' && (
          <Button full data-leads-to={paths.home} onClick={() => goOn('job_searcher', paths.home)}>
            {__('Continue as Job Searcher')}
          </Button>
        )}
        {isLive && readCompanyName() && (
          <Button full data-leads-to={paths.profile} onClick={() => goOn('company', paths.profile)}>
            {__('Go to your profile')}
          </Button>
        )}
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
    </SignInFrame>
  )
}
