import languages from '@rules/languages.json'
import { useEffect, useState } from 'react'
import { getResume } from '@/entities/searcher/calls'
import { saveFile } from '@/lib/backend/get-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { pageLanguage } from '@/lib/i18n/written-language'
import { Button, OutsideLink } from '@/ui/button'
import { Row } from '@/ui/layout'
import { Section } from '@/ui/section'
import { SelectField } from '@/ui/select-field'
import { Caption } from '@/ui/text'

const NAME = 'resume.pdf'
const notMade = () => __('The resume could not be made. Please try again.')
const choices = Object.entries(languages).map(([value, label]) => ({ value, label }))

/** A blob URL of the file. It is revoked on unmount and for the next file. */
function useAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return address
}

type OwnResumeProps = {
  /** Saves the file as the profile's resume. */
  onUse: (resume: File) => unknown
  isSaving: boolean
}

/** Makes a resume from the stored profile: to look at, to use for applications, to download. */
export function OwnResume({ onUse, isSaving }: OwnResumeProps) {
  const [language, setLanguage] = useState(pageLanguage())
  const [pdf, setPdf] = useState<File>()
  const address = useAddress(pdf)
  const making = useSend({
    call: () => getResume('pdf', language),
    done: (made) => setPdf(new File([made], NAME, { type: 'application/pdf' })),
    otherwise: notMade,
  })
  const downloading = useSend({
    call: () => getResume('json', language),
    done: (made) => saveFile(made, 'resume.json'),
    otherwise: notMade,
  })
  return (
    <Section heading={__('Make my resume')}>
      <Caption>{__('A PDF of what your saved profile says, with your number.')}</Caption>
      <SelectField
        label={__('Language')}
        placeholder={null}
        options={choices}
        value={language}
        onChange={({ target }) => {
          setLanguage(target.value)
          setPdf(undefined)
        }}
      />
      {!address && (
        <Button variant="soft" busy={making.isRunning} onClick={making.run}>
          {__('Make my resume')}
        </Button>
      )}
      {pdf && address && (
        <>
          <OutsideLink variant="soft" href={address}>
            {__('View {0}', [NAME])}
          </OutsideLink>
          <Button variant="outline" busy={isSaving} onClick={() => onUse(pdf)}>
            {__('Use as my resume')}
          </Button>
          <Row gap="2" flexWrap="wrap">
            <Button size="sm" grow variant="quiet" onClick={() => saveFile(pdf, NAME)}>
              {__('PDF, to read')}
            </Button>
            <Button size="sm" grow variant="quiet" busy={downloading.isRunning} onClick={downloading.run}>
              {__('JSON, for programs')}
            </Button>
          </Row>
        </>
      )}
    </Section>
  )
}
