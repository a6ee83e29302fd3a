import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { IconButton } from './button'
import { BackIcon } from './icons'

const Header = chakra('header', {
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
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const HeaderTitle = chakra('h1', {
  base: { flex: '1', minWidth: '0', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'tight' },
})

export type BackHeaderProps = {
  title: ReactNode
  /** Where Back goes: 'home', an address of the app, 'history' (the page before; home when there is none). */
  back?: 'home' | 'history' | (string & {})
  /** Takes the place of going anywhere: e.g. to the step before. */
  onBack?: () => void
  /** What stands at the right end. */
  action?: ReactNode
}

export function BackHeader({ title, back = 'history', onBack, action }: BackHeaderProps) {
  const navigate = useNavigate()
  const { key } = useLocation()

  function goBack() {
    if (onBack) return onBack()
    if (back === 'home') return navigate(paths.home)
    if (back !== 'history') return navigate(back)
    // 'default' is the key of the first page that was opened: there is no page of ours before it.
    return key === 'default' ? navigate(paths.home) : navigate(-1)
  }

  return (
    <Header>
      <IconButton label={__('Back')} onClick={goBack}>
        <BackIcon />
      </IconButton>
      <HeaderTitle>{title}</HeaderTitle>
      {action}
    </Header>
  )
}
