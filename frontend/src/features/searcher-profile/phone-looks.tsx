import { usePhoneLooks } from '@/entities/searcher/hooks'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'
import { Card, List, ListItem, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Heading, Text } from '@/ui/text'

/** Who looked at one's number, and for which job. */
export function PhoneLooks() {
  return (
    <Stack as="section" gap="3">
      <Heading>{__('Who looked at your number')}</Heading>
      <ReadingView
        reading={usePhoneLooks()}
        empty={__('Nobody has looked at your number yet.')}
        skeletons={1}
      >
        {(looks) => (
          <List>
            {looks.map((look) => (
              <ListItem key={`${look.at} ${look.job}`}>
                <Card>
                  <Text strong>{look.company_name}</Text>
                  <Text size="sm">{look.job_title}</Text>
                  <Text tone="muted" size="sm">
                    {dayAndTimeOf(look.at)}
                  </Text>
                </Card>
              </ListItem>
            ))}
          </List>
        )}
      </ReadingView>
    </Stack>
  )
}
