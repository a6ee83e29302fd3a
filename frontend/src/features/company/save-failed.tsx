import { paths } from '@/lib/routes'
import type { SignInState } from '@/lib/sign-in'
import { __ } from '@/lib/translate'
import { Button, ButtonLink } from '@/ui/button'
import { ErrorScreen } from '@/ui/error-screen'
import { Screen } from '@/ui/screen'
import type { SaveFailure } from './use-save-company'

const signInState: SignInState = { returnTo: paths.createCompanyProfile }

/** The whole screen after a failed save; the form is still there behind it, and its draft in storage. */
export function SaveFailed(props: { title: string; failure: SaveFailure; onBack: () => void }) {
  const { title, failure, onBack } = props
  return (
    <Screen title={title}>
      <ErrorScreen
        message={failure.message}
        actions={
          <>
            <Button onClick={onBack}>{__('Go Back')}</Button>
            {failure.needsSignIn && (
              <ButtonLink to={paths.login} state={signInState} variant="outline">
                {__('Log in again')}
              </ButtonLink>
            )}
          </>
        }
      />
    </Screen>
  )
}
