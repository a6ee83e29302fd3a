import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { LostArt } from '@/ui/art/lost-art'
import { ButtonLink } from '@/ui/button'
import { Message } from '@/ui/message'
import { Screen } from '@/ui/screen'
import { RepairArt } from './repair-art'

const goToHome = () => <ButtonLink to={paths.home}>{__('Go to Home')}</ButtonLink>

/** A screen that does not exist yet (docs/behaviour.md#unfinished-screens). */
export function UnderDevelopment({ title }: { title: string }) {
  return (
    <Screen title={title} header={{ back: 'home' }}>
      <Message art={<RepairArt />} heading={__('Page is under development.')} actions={goToHome()} />
    </Screen>
  )
}

export function NotFound() {
  return (
    <Screen title={__('Page not found')}>
      <Message
        level={1}
        art={<LostArt />}
        heading={__("Oops! This page doesn't exist.")}
        actions={goToHome()}
      />
    </Screen>
  )
}

export function Maintenance() {
  return (
    <Screen title={__('Maintenance')}>
      <Message level={1} art={<RepairArt />} heading={__('We are making things better')} actions={goToHome()}>
        {__('Job Portal is being updated and will be back in a little while. Please try again soon.')}
      </Message>
    </Screen>
  )
}
