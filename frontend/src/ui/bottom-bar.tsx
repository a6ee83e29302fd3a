import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType, ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { __ } from '@/lib/i18n/translate'
import type { IconProps } from './icons'

const Bar = chakra('nav', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'bar',
    flexShrink: '0',
    display: 'flex',
    // Four tabs in large text need two rows.
    flexWrap: 'wrap',
    minHeight: 'nav',
    bg: 'surface',
    boxShadow: 'bar',
    marginTop: 'auto',
  },
})
const Tab = chakra(Link, {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    paddingBlock: '1',
    fontSize: 'xs',
    textAlign: 'center',
    // At least as wide as the longest word.
    overflowWrap: 'break-word',

    fontWeight: 'medium',
    color: 'muted',
    textDecoration: 'none',
    _currentPage: { color: 'brand', fontWeight: 'bold' },
    '&:focus-visible': { outlineOffset: 'calc({spacing.1} * -1)' },
  },
})
const Pill = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    paddingInline: '4',
    paddingBlock: '0.5',
    borderRadius: 'full',
  },
  variants: { active: { true: { bg: 'brandSoft' } } },
})

export type BottomTab = {
  label: string
  to: string
  icon: ComponentType<IconProps>
  /** Shown at the icon, such as the number of unread messages. */
  mark?: ReactNode
}

/** The tabs at the bottom, 70 px high, more with large text. The current path's tab is active, else the first one. */
export function BottomBar({ tabs }: { tabs: readonly BottomTab[] }) {
  const { pathname } = useLocation()
  const active = tabs.find(({ to }) => to === pathname) ?? tabs[0]
  return (
    <Bar aria-label={__('Main')}>
      {tabs.map((tab) => (
        <Tab key={tab.to} to={tab.to} aria-current={tab === active ? 'page' : undefined}>
          <Pill active={tab === active}>
            <tab.icon />
            {tab.mark}
          </Pill>
          <span>{tab.label}</span>
        </Tab>
      ))}
    </Bar>
  )
}
