import { useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import { useSettled } from '@/lib/use-settled'
import { ChoiceList, useChoices } from '@/ui/choice-list'
import { Row } from '@/ui/layout'
import type { SearchBoxProps } from '@/ui/search-bar'
import { Caption, HiddenText } from '@/ui/text'
import { type Noun, type Suggestion, useSuggestions } from './suggestions'

const LEAST_LETTERS = 2

/** The debounce before the server is asked. */
export const REST_MS = 300

type SuggestedSearch = {
  /** False for a sample, which has no suggestions. */
  isLive: boolean
  /** The records that the text searches for; jobs by default. */
  noun?: Noun
  search: string
  /** The place of the search. */
  pincode?: string
  onChange: (search: string) => void
  /** Called with a chosen suggestion; `onChange` by default. */
  onChoose?: (search: string) => void
  /** On Enter. */
  onSubmit?: () => void
}

/** A search box with suggestions of live records: the props of a `SearchBar` except its label. */
export function useSuggestedSearch(props: SuggestedSearch): Omit<SearchBoxProps, 'label'> {
  const { isLive, noun = 'jobs', search, pincode, onChange, onChoose = onChange, onSubmit } = props
  // Only typed text is sent, not the text from the address.
  const [isTyped, setTyped] = useState(false)
  const settled = useSettled(search, REST_MS).trim()
  const suggestions = useSuggestions(
    noun,
    isLive && isTyped && settled.length >= LEAST_LETTERS ? settled : null,
    pincode,
  )
  const shown = isTyped && search.trim().length >= LEAST_LETTERS ? suggestions : []
  const choices = useChoices({
    count: shown.length,
    onChoose(index) {
      setTyped(false)
      onChoose(shown[index]?.text ?? search)
    },
  })
  if (!isLive) return { value: search, onChange, onSubmit }

  return {
    value: search,
    onChange(text) {
      // Browsers fill the box again after a reload.
      if (text === search) return
      setTyped(true)
      choices.open()
      onChange(text)
    },
    onSubmit() {
      choices.close()
      onSubmit?.()
    },
    onHear(text) {
      choices.close()
      onChoose(text)
    },
    input: { ...choices.input, onBlur: choices.close },
    choices: (
      <>
        <ChoiceList
          {...choices.list}
          label={__('Suggestions')}
          choices={shown.map((suggestion) => ({
            key: `${suggestion.kind} ${suggestion.text}`,
            shown: <Suggested {...suggestion} />,
          }))}
        />
        <HiddenText role="status">
          {choices.list.isListed && __('Suggestions: {0}', [shown.length])}
        </HiddenText>
      </>
    ),
  }
}

const kinds = () => ({ category: __('Category'), company: __('Company'), place: __('Place') })

function Suggested({ text, kind, jobs }: Suggestion) {
  return (
    <Row width="full" justifyContent="space-between">
      <span>
        <span>{text}</span>
        {kind !== 'title' && (
          <Caption as="span" fontWeight="normal">
            {` · ${kinds()[kind]}`}
          </Caption>
        )}
      </span>
      {jobs !== undefined && (
        <Caption as="span" fontWeight="normal" whiteSpace="nowrap">
          {jobs === 1 ? __('1 job') : __('{0} jobs', [jobs])}
        </Caption>
      )}
    </Row>
  )
}
