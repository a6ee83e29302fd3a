import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useGoBack, useGoUp } from '@/lib/history/use-go-back'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { IconButton } from './button'
import { BackIcon } from './icons'

/** The sticky bar at the top of a screen. */
export const HeaderBar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'header',
    paddingInline: '2',
    paddingBlock: '1',
    bg: 'surface',
    borderBottomWidth: 'thin',
    borderColor: 'line',
  },
})
const HeaderTitle = chakra('h1', {
  base: {
    // A long action wraps before the title does.
    flex: '1 0 45%',
    minWidth: '0',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
  },
})

export type BackHeaderProps = {
  title: ReactNode
  /** The level of the title. */
  heading?: 'h1' | 'h2'
  /** The target of Back: 'home', a path of the app, 'history' (the previous page), or 'none' for no Back. */
  back?: 'home' | 'history' | 'none' | (string & {})
  /** Replaces the navigation, such as to go to the previous step. */
  onBack?: () => void
  /** Content at the right end. */
  action?: ReactNode
}

export function BackHeader({ title, heading, back = 'history', onBack, action }: BackHeaderProps) {
  const goBack = useGoBack()
  const goUp = useGoUp(back === 'home' || back === 'history' ? paths.home : back)

  return (
    // Beside another screen, the header is not a landmark.
    <HeaderBar as={heading === 'h2' ? 'div' : 'header'}>
      {back !== 'none' && (
        <IconButton label={__('Back')} onClick={onBack ?? (back === 'history' ? goBack : goUp)}>
          <BackIcon />
        </IconButton>
      )}
      <HeaderTitle as={heading} paddingInlineStart={back === 'none' ? '2' : undefined}>
        {title}
      </HeaderTitle>
      {action}
    </HeaderBar>
  )
}
