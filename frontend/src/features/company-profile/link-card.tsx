import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import type { IconProps } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { ForwardIcon } from '@/ui/screen-icons'
import { Caption, Text } from '@/ui/text'

const CardLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    padding: '4',
    bg: 'surface',
    color: 'ink',
    borderRadius: 'card',
    boxShadow: 'card',
    textDecoration: 'none',
    _hover: { bg: 'brandSoft' },
  },
})
const Round = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: 'control',
    height: 'control',
    borderRadius: 'full',
    bg: 'brandSoft',
    color: 'brand',
  },
})

export type LinkCardProps = {
  icon: ComponentType<IconProps>
  label: string
  hint: string
  to: string
  onClick?: () => void
}

export function LinkCard({ icon: Icon, label, hint, to, onClick }: LinkCardProps) {
  return (
    <CardLink to={to} onClick={onClick}>
      <Round>
        <Icon />
      </Round>
      <Stack gap="0" flex="1">
        <Text strong>{label}</Text>
        <Caption>{hint}</Caption>
      </Stack>
      <ForwardIcon color="muted" />
    </CardLink>
  )
}
