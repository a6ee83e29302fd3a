import { useOwnData } from '@/entities/account/own-data'
import { isLastOwner, ownRow, useMembers } from '@/entities/member/hooks'
import { useUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { TextLink } from '@/ui/button'
import { Card, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Caption, Heading } from '@/ui/text'
import { Copies } from './copies'
import { DeleteAccount } from './delete-account'
import { Devices } from './devices'
import { FreezeAccount } from './freeze-account'
import { HeldData } from './held-data'

/** The account's data, the companies that looked at it, and the person's rights (docs/privacy.md). */
export default function MyDataScreen() {
  const userType = useUserType()
  const own = useOwnData()
  const { data: people } = useMembers()
  const row = people && ownRow(people)
  const hasCompany = own.data?.sections.some(({ key }) => key === 'company') ?? false
  const isOwner = row ? row.role === 'Owner' : hasCompany
  const isLast = row ? isLastOwner(people, row) : hasCompany
  return (
    <Screen title={__('My Data')} header={{ back: 'home' }}>
      <Copies />
      <Stack as="section" gap="3">
        <Heading>{__('What is held of you')}</Heading>
        <Caption>{__('Something is wrong? Correct it where it stands.')}</Caption>
        <Stack gap="0" alignItems="flex-start">
          {userType === 'company' ? (
            <>
              <TextLink to={paths.profile}>{__('Company Profile')}</TextLink>
              <TextLink to={paths.hrOwnerDisplay}>{__('HR Details')}</TextLink>
            </>
          ) : (
            <TextLink to={paths.profile}>
              {__('My Profile, and who looked at your number and resume')}
            </TextLink>
          )}
          <TextLink to={paths.changeNumber}>{__('Change my number')}</TextLink>
          <TextLink to={paths.consents}>{__('Privacy and Consents')}</TextLink>
        </Stack>
        <ReadingView reading={own} empty="">
          {({ sections }) => (
            <Card>
              {sections.map((section) => (
                <HeldData key={section.key} section={section} />
              ))}
            </Card>
          )}
        </ReadingView>
      </Stack>
      <Devices />
      <FreezeAccount company={isOwner ? 'goes along' : row && 'stays'} />
      <DeleteAccount
        company={isLast ? 'goes along' : row && 'stays'}
        mayHandOver={isLast && (people?.items.length ?? 0) > 1}
      />
    </Screen>
  )
}
