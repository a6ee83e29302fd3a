import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType, ReactNode } from 'react'
import { useState } from 'react'
import { companyAddress } from '@/entities/company/addresses'
import type { Company } from '@/entities/company/types'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button } from '@/ui/button'
import { type IconProps, PersonIcon } from '@/ui/icons'
import { Box, Card, Row, Stack } from '@/ui/layout'
import { Picture } from '@/ui/picture'
import { BuildingIcon, EditIcon, MailIcon, PhoneIcon, PinIcon } from '@/ui/screen-icons'
import { Text, Title } from '@/ui/text'

const Frame = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: 'badge',
    height: 'badge',
    overflow: 'hidden',
    bg: 'surface',
    color: 'brand',
    borderRadius: 'card',
    borderWidth: 'thick',
    borderColor: 'surface',
    boxShadow: 'card',
  },
})

/** Shows the company's logo, or a building if it has no logo or the logo fails to load. */
function Logo({ address, companyName }: { address: string | null | undefined; companyName: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <Frame>
      {address && address !== broken ? (
        <Picture src={address} alt={companyName} side="badge" onError={() => setBroken(address)} />
      ) : (
        <BuildingIcon width="control" height="control" />
      )}
    </Frame>
  )
}

const Cover = chakra('div', {
  base: {
    height: 'calc({sizes.touch} * 2)',
    borderRadius: 'control',
    bg: 'deep',
  },
})

function Line({ icon: Icon, children }: { icon: ComponentType<IconProps>; children: ReactNode }) {
  return (
    <Row alignItems="flex-start">
      <Icon color="brand" small marginTop="1" />
      <Text>{children}</Text>
    </Row>
  )
}

type CompanyHeaderProps = {
  company: Company
  /** The level of its heading; 1 by default. */
  level?: 1 | 2
  onEdit?: () => void
}

/** The company's name, logo and contact details. */
export function CompanyHeader({ company, level = 1, onEdit }: CompanyHeaderProps) {
  const { company_name: companyName, company_logo: logo, email, phone, hr_list: contacts = [] } = company
  const contact = contacts[0]?.hr_name
  return (
    <Card padding="2">
      <Cover />
      <Stack padding="3" gap="4" marginTop="calc({sizes.touch} * -1.4)">
        <Row justifyContent="space-between" alignItems="flex-end">
          <Logo address={logo} companyName={companyName ?? ''} />
          {onEdit && (
            <Button
              variant="soft"
              size="sm"
              data-leads-to={paths.createCompanyProfile}
              onClick={onEdit}
              aria-label={__('Edit company')}
            >
              <EditIcon small />
              <span>{__('Edit')}</span>
            </Button>
          )}
        </Row>
        <Title as={`h${level}`} fontSize="xl">
          {companyName}
        </Title>
        <Box borderTopWidth="thin" borderColor="line" />
        <Stack gap="3">
          {contact && <Line icon={PersonIcon}>{contact}</Line>}
          {email && <Line icon={MailIcon}>{email}</Line>}
          <Line icon={PhoneIcon}>{phone ? `+91 ${phone}` : __('Phone not available')}</Line>
          <Line icon={PinIcon}>{companyAddress(company)}</Line>
        </Stack>
      </Stack>
    </Card>
  )
}
