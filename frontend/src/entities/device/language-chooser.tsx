import { useState } from 'react'
import { boot } from '@/lib/boot'
import { useSend } from '@/lib/forms/use-send'
import { chooseLanguage } from '@/lib/i18n/show-language'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Row, Stack } from '@/ui/layout'

type LanguageChooserProps = { isWithin?: boolean; onChosen?: () => void }

/**
 * The site's languages, each in its own name and script, so that people who cannot read the page find theirs. With
 * `isWithin` they join the surrounding row.
 */
export default function LanguageChooser({ isWithin = false, onChosen }: LanguageChooserProps) {
  const [chosen, setChosen] = useState('')
  const { isRunning, run, failure } = useSend({
    call: (code: string) => {
      setChosen(code)
      return chooseLanguage(code)
    },
    done: onChosen,
    otherwise: () => __('Your language could not be loaded. Please check your connection.'),
    toasts: false,
  })
  const display = isWithin ? 'contents' : undefined
  return (
    <Stack gap="2" display={display}>
      <Row
        role="group"
        aria-label={__('Language')}
        gap="1"
        flexWrap="wrap"
        justifyContent="center"
        display={display}
      >
        {boot.languages?.map(({ code, name }) => (
          <Button
            key={code}
            lang={code}
            htmlTranslate="no"
            size="sm"
            variant={code === boot.lang ? 'soft' : 'quiet'}
            aria-current={code === boot.lang || undefined}
            busy={isRunning && code === chosen}
            onClick={() => code !== boot.lang && run(code)}
          >
            {name}
          </Button>
        ))}
      </Row>
      {failure && <Banner tone="error">{failure.message}</Banner>}
    </Stack>
  )
}
