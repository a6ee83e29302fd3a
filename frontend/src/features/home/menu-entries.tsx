import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, useState } from 'react'
import { Link } from 'react-router-dom'
import { useIsLive } from '@/entities/market/market'
import { useSession, useUserType } from '@/entities/session/who'
import { sentenceOf } from '@/lib/backend/errors'
import { isLanguageChoice } from '@/lib/boot'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { useIsLeft } from '@/lib/history/use-is-left'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { type IconProps, PersonIcon } from '@/ui/icons'
import { latePart } from '@/ui/late-part'
import { List } from '@/ui/layout'
import {
  BookmarkIcon,
  FileIcon,
  GridIcon,
  InfoIcon,
  LogoutIcon,
  SearchIcon,
  ShieldIcon,
  SnowflakeIcon,
} from '@/ui/screen-icons'
import { Spinner } from '@/ui/spinner'

// No first screen waits for them.
const Contacts = latePart(() => import('@/entities/grievance/contacts').then((part) => part.default))

const LanguageChooser = latePart(() =>
  import('@/entities/device/language-chooser').then((part) => part.default),
)

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

type Entry = { label: () => string; to: string; icon: ComponentType<IconProps> }

/** It asks on a live market only. */
const freeze: Entry = { label: () => __('Freeze my account'), to: paths.home, icon: SnowflakeIcon }

// Three entries lead home (docs/behaviour.md#menu).
const entries: Entry[] = [
  { label: () => __('About Us'), to: paths.aboutUs, icon: InfoIcon },
  { label: () => __('Category'), to: paths.category, icon: GridIcon },
  { label: () => __('Privacy Policy'), to: paths.home, icon: ShieldIcon },
  { label: () => __('Terms and Condition'), to: paths.home, icon: FileIcon },
  freeze,
]

/** What a job searcher has on a live market beside them. */
const searcherEntries: Entry[] = [
  { label: () => __('My Profile'), to: paths.profile, icon: PersonIcon },
  { label: () => __('Saved Jobs'), to: `${paths.myJobs}?list=saved`, icon: BookmarkIcon },
  { label: () => __('Kept Searches'), to: paths.keptSearches, icon: SearchIcon },
]

/** On a live market, for whoever is signed in. */
const ownEntries: Entry[] = [
  { label: () => __('Privacy and Consents'), to: paths.consents, icon: ShieldIcon },
  { label: () => __('My Data'), to: paths.myData, icon: FileIcon },
]

const logIn: Entry = { label: () => __('Log in'), to: paths.login, icon: PersonIcon }

function useEntries(isLive: boolean, isSignedIn: boolean): Entry[] {
  const userType = useUserType()
  if (!isLive) return entries
  const ofAll = entries.filter((entry) => entry !== freeze)
  return [
    ...(userType === 'job_searcher' ? searcherEntries : []),
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
      // Fetched by the few who log out.
      const { signOut } = await import('@/entities/session/sign-out')
      await signOut()
      toast.success(__('You have been logged out.'))
      // The menu is home's own, where a log-out ends; whoever has closed it meanwhile may be doing something else.
      if (!isLeft.current) onDone()
    } catch (error) {
      const sentence = sentenceOf(error, __('There was an error. Please try again.'))
      setFailure(sentence)
      // The menu lies over the toasts.
      if (isLeft.current) toast.error(sentence)
    }
  })

  return { isRunning, run, failure }
}

function Logout({ isRunning, run, failure }: ReturnType<typeof useLogOut>) {
  return (
    <>
      {/* Not disabled, which would take the focus away from whoever is to try again. */}
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

/** What the menu offers to whoever is there. */
export default function MenuEntries({ onClose }: { onClose: () => void }) {
  const isLive = useIsLive()
  const isSignedIn = useSession() !== null
  // Of the menu, since the entry goes with the session.
  const logOut = useLogOut(onClose)
  return (
    <>
      <List gap="1">
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
