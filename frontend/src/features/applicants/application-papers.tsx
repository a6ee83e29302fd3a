import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, MouseEvent } from 'react'
import type { ApplicationDetails } from '@/entities/candidate/details'
import { getFile, saveFile } from '@/lib/backend/get-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { FileIcon } from '@/ui/screen-icons'
import { Section } from '@/ui/section'
import { WrittenText } from '@/ui/written-text'

const StyledLink = chakra('a', {
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

/** Fetches the file and saves it under a plain name. A link in a tab would show the server's raw error. */
function FileLink({ href = '', name, ...rest }: ComponentProps<typeof StyledLink> & { name: string }) {
  const { run } = useSend({
    call: () => getFile(href),
    done: (file) => saveFile(file, `${name}.${file.type.split('/').pop()}`),
    otherwise: () => __('The file could not be loaded. Please try again.'),
  })
  function fetchInstead(event: MouseEvent) {
    event.preventDefault()
    void run()
  }
  return <StyledLink href={href} onClick={fetchInstead} {...rest} />
}

/** The resume as sent, and the cover letter. */
export function ApplicationPapers({ details, name }: { details: ApplicationDetails; name: string }) {
  const { resume, cover_letter: letter } = details
  if (!resume && !letter) return null
  return (
    <Section heading={__('Application')} size="md">
      {resume && (
        <FileLink href={resume} name={__('{0} - resume', [name])}>
          <FileIcon small />
          <span>{__('Open the resume')}</span>
        </FileLink>
      )}
      {letter && <WrittenText>{letter}</WrittenText>}
    </Section>
  )
}
