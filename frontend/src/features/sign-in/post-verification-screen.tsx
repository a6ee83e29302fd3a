import { useNavigate } from 'react-router-dom'
import { useIsLive } from '@/entities/market/hooks'
import { readCompanyName, setUserType, type UserType, useUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { CompanyArt } from './company-art'
import { SignInFrame } from './sign-in-frame'

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
