import { useNavigate } from 'react-router-dom'
import { useUserType } from '@/entities/account/user-type'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { CompanyArt } from '@/ui/art/company-art'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { SignInFrame } from './sign-in-frame'

export function PostVerificationScreen() {
  const navigate = useNavigate()
  const { setUserType } = useUserType()

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
        <Button variant="soft" full onClick={goToForm}>
          {__('CONTINUE FORM')}
        </Button>
        {/* A native alert, as decided: there is nothing to do but read it. */}
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
