import { chakra } from '@chakra-ui/react/styled-system'
import type { ApplicationDetails } from '@/entities/candidate/details'
import { __ } from '@/lib/i18n/translate'
import { Card, Stack } from '@/ui/layout'
import { FileIcon } from '@/ui/screen-icons'
import { Heading, Text } from '@/ui/text'

const FileLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: '2',
    minHeight: 'touch',
    color: 'brand',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
})

/** The resume as it was sent, and the letter. */
export function ApplicationPapers({ details: { resume, coverLetter } }: { details: ApplicationDetails }) {
  if (!resume && !coverLetter) return null
  return (
    <Card as="section">
      <Stack gap="3">
        <Heading fontSize="md">{__('Application')}</Heading>
        {resume && (
          <FileLink href={resume} target="_blank" rel="noopener noreferrer">
            <FileIcon small />
            {__('Open the resume')}
          </FileLink>
        )}
        {coverLetter && <Text whiteSpace="pre-line">{coverLetter}</Text>}
      </Stack>
    </Card>
  )
}
