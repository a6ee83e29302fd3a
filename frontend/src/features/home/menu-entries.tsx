import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, useState } from 'react'
import { Link } from 'react-router-dom'
import { useHasFreelancers, useIsLive } from '@/entities/market/hooks'
import { goOnAs, useRoles } from '@/entities/session/roles'
import { type UserType, useSession, useUserType } from '@/entities/session/who'
import { sentenceOf } from '@/lib/backend/errors'
import { isLanguageChoice } from '@/lib/boot'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { useIsLeft } from '@/lib/history/use-is-left'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { BriefcaseIcon, type IconProps, PersonIcon } from '@/ui/icons'
import { List } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import {
  BookmarkIcon,
  BuildingIcon,
  FileIcon,
  GridIcon,
  InfoIcon,
  LogoutIcon,
  PeopleIcon,
  SearchIcon,
  ShieldIcon,
  SnowflakeIcon,
} from '@/ui/screen-icons'
import { Spinner } from '@/ui/spinner'

// Loaded late: no first screen needs it.
const Contacts = lazyPart(() => import('@/entities/grievance/contacts'))

const LanguageChooser = lazyPart(() => import('@/entities/device/language-chooser'))

const entryRecipe = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'control',
    paddingInline: '3',
    borderRadius: 'control',
    bg: 'transparent',
    color: 'ink',
    fontWeight: 'medium',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { bg: 'brandSoft' },
  },
} as const
const EntryLink = chakra(Link, entryRecipe)
const EntryButton = chakra('button', entryRecipe)

/** The roles that an account may change to, and the screen that starts each. */
const changes: readonly {
  role: UserType
  label: () => string
  icon: ComponentType<IconProps>
  begin: () => string
  beginsAt: string
}[] = [
  {
    role: 'job_searcher',
    label: () => __('Continue as Job Searcher'),
    icon: BriefcaseIcon,
    begin: () => __('Look for work'),
    beginsAt: paths.home,
  },
  {
    role: 'company',
    label: () => __('Continue as Company'),
    icon: BuildingIcon,
    begin: () => __('Post a job'),
    beginsAt: paths.postNewJob,
  },
  {
    role: 'freelancer',
    label: () => __('Freelancer'),
    icon: PersonIcon,
    begin: () => __("I'm a Freelancer"),
    beginsAt: paths.home,
  },
  {
    role: 'find_freelancer',
    label: () => __('Find Freelancers'),
    icon: PeopleIcon,
    begin: () => __('Find Freelancers'),
    beginsAt: paths.home,
  },
]

/** Roles that exist only if the site has freelancers. */
const ofFreelancers: readonly UserType[] = ['freelancer', 'find_freelancer']

/** The account's other roles. A tap opens the home of one, or starts one that the account does not hold yet. */
function OtherRoles({ onClose }: { onClose: () => void }) {
  const roles = useRoles()
  const userType = useUserType()
  const hasFreelancers = useHasFreelancers()
  return changes
    .filter(({ role }) => role !== userType && (hasFreelancers || !ofFreelancers.includes(role)))
    .map(({ role, label, icon: Icon, begin, beginsAt }) => {
      const isHeld = roles.includes(role)
      function goOn() {
        goOnAs(role)
        onClose()
      }
      return (
        <li key={role}>
          {isHeld ? (
            <EntryButton type="button" onClick={goOn}>
              <Icon color="brand" />
              <span>{label()}</span>
            </EntryButton>
          ) : (
            <EntryLink to={beginsAt} onClick={goOn}>
              <Icon color="brand" />
              <span>{begin()}</span>
            </EntryLink>
          )}
        </li>
      )
    })
}

type Entry = { label: () => string; to: string; icon: ComponentType<IconProps> }

/** Freezing exists only on a live market. */
const freeze: Entry = { label: () => __('Freeze my account'), to: paths.home, icon: SnowflakeIcon }

// Three entries lead home (docs/behaviour.md#menu).
const entries: Entry[] = [
  { label: () => __('About Us'), to: paths.aboutUs, icon: InfoIcon },
  { label: () => __('Category'), to: paths.category, icon: GridIcon },
  { label: () => __('Privacy Policy'), to: paths.home, icon: ShieldIcon },
  { label: () => __('Terms and Condition'), to: paths.home, icon: FileIcon },
  freeze,
]

/** A job searcher's further entries on a live market. */
const searcherEntries: Entry[] = [
  { label: () => __('My Profile'), to: paths.profile, icon: PersonIcon },
  { label: () => __('Saved Jobs'), to: `${paths.myJobs}?list=saved`, icon: BookmarkIcon },
  { label: () => __('Kept Searches'), to: paths.keptSearches, icon: SearchIcon },
]

/** A company's further entries on a live market. */
const companyEntries: Entry[] = [{ label: () => __('Team'), to: paths.members, icon: PeopleIcon }]

/** The further entries of an account that looks for freelancers. */
const findEntries: Entry[] = [
  { label: () => __('My Briefs'), to: paths.myBriefs, icon: FileIcon },
  { label: () => __('Favourites'), to: paths.favourites, icon: BookmarkIcon },
]

/** The entries of a signed-in account on a live market. */
const ownEntries: Entry[] = [
  { label: () => __('Privacy and Consents'), to: paths.consents, icon: ShieldIcon },
  { label: () => __('My Data'), to: paths.myData, icon: FileIcon },
]

const logIn: Entry = { label: () => __('Log in'), to: paths.login, icon: PersonIcon }

function useEntries(isLive: boolean, isSignedIn: boolean): Entry[] {
  const userType = useUserType()
  const isMember = useRoles().includes('company')
  const isFinding = useHasFreelancers() && userType === 'find_freelancer' && isSignedIn
  if (!isLive) return entries
  const ofAll = entries.filter((entry) => entry !== freeze)
  return [
    ...(userType === 'job_searcher' ? searcherEntries : []),
    ...(userType === 'company' && isMember ? companyEntries : []),
    ...(isFinding ? findEntries : []),
    ...ofAll,
    ...(isSignedIn ? [{ ...freeze, to: `${paths.myData}?freeze` }, ...ownEntries] : [logIn]),
  ]
}

function useLogOut(onDone: () => void) {
  const [failure, setFailure] = useState<string | null>(null)
  const isLeft = useIsLeft()

  const { isRunning, run } = useSingleFlight(async () => {
    setFailure(null)
    try {
      // Loaded late, since few people log out.
      const { signOut } = await import('@/entities/session/sign-out')
      await signOut()
      toast.success(__('You have been logged out.'))
      // After a log-out the menu closes. A person who has closed it already may be doing something else.
      if (!isLeft.current) onDone()
    } catch (error) {
      const sentence = sentenceOf(error, __('There was an error. Please try again.'))
      setFailure(sentence)
      // The menu would cover a toast.
      if (isLeft.current) toast.error(sentence)
    }
  })

  return { isRunning, run, failure }
}

function Logout({ isRunning, run, failure }: ReturnType<typeof useLogOut>) {
  return (
    <>
      {/* Not disabled: that would lose the focus, and with it another attempt. */}
      <EntryButton
        type="button"
        onClick={run}
        aria-disabled={isRunning || undefined}
        aria-busy={isRunning || undefined}
      >
        {isRunning ? <Spinner size="sm" /> : <LogoutIcon color="brand" />}
        <span>{__('Logout')}</span>
      </EntryButton>
      {failure && <Banner tone="error">{failure}</Banner>}
    </>
  )
}

/** The entries for the current visitor. */
export default function MenuEntries({ onClose }: { onClose: () => void }) {
  const isLive = useIsLive()
  const isSignedIn = useSession() !== null
  // Held here, since the entry disappears with the session.
  const logOut = useLogOut(onClose)
  return (
    <>
      <List gap="1">
        {isLive && isSignedIn && <OtherRoles onClose={onClose} />}
        {useEntries(isLive, isSignedIn).map(({ label, to, icon: Icon }) => (
          <li key={label()}>
            <EntryLink to={to} onClick={onClose}>
              <Icon color="brand" />
              <span>{label()}</span>
            </EntryLink>
          </li>
        ))}
        {(isSignedIn || !isLive) && (
          <li>
            <Logout {...logOut} />
          </li>
        )}
      </List>
      {isLanguageChoice() && <LanguageChooser />}
      {isLive && <Contacts />}
    </>
  )
}
