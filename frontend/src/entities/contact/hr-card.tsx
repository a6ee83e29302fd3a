import type { ComponentType } from 'react'
import { __ } from '@/lib/i18n/translate'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import type { IconProps } from '@/ui/icons'
import { Card, Row, Stack } from '@/ui/layout'
import { EditIcon, MailIcon, PhoneIcon } from '@/ui/screen-icons'
import { Heading, Text } from '@/ui/text'
import type { HrEntry } from './types'

function Line({ icon: Icon, text }: { icon: ComponentType<IconProps>; text: string }) {
  return (
    <Row gap="2" color="muted" alignItems="flex-start">
      <Icon small />
      <Text size="sm">{text}</Text>
    </Row>
  )
}

export function HrCard({ entry, onEdit }: { entry: HrEntry; onEdit?: () => void }) {
  return (
    <Card>
      <Stack gap="3">
        <Row flexWrap="wrap">
          <Avatar name={entry.hr_name} />
          <Heading fontSize="md" flex="1" minWidth="6em">
            {entry.hr_name}
          </Heading>
          {onEdit && (
            <Button variant="quiet" size="sm" onClick={onEdit} aria-label={__('Edit {0}', [entry.hr_name])}>
              <EditIcon small />
              <span>{__('Edit')}</span>
            </Button>
          )}
        </Row>
        <Stack gap="1">
          <Line icon={PhoneIcon} text={`+91 ${entry.hr_mobile}`} />
          <Line icon={MailIcon} text={entry.hr_email} />
        </Stack>
      </Stack>
    </Card>
  )
}
