import { useState } from 'react'
import { setHRSystem } from '@/entities/connection/calls'
import { reloadConnections, useHRSystem } from '@/entities/connection/hooks'
import type { HRSystem } from '@/entities/connection/types'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { DeleteButton } from '@/ui/delete-button'
import { Form } from '@/ui/form'
import { Card, Row, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'
import { TextField } from '@/ui/text-field'

function SystemCard({ address, hr_company: company, synced_on: syncedOn, answer, reason, jobs }: HRSystem) {
  return (
    <Card>
      <Stack gap="2">
        <Text strong htmlTranslate="no" overflowWrap="anywhere">
          {address ? `${address} · ${company}` : company}
        </Text>
        <Caption>
          {syncedOn
            ? __('Last try: {0}. Drafts: {1}', [dayAndTimeOf(syncedOn), jobs])
            : __('It is read for the first time in a few minutes.')}
        </Caption>
        {reason && <Banner tone="error">{answer ? `${reason} (${answer})` : reason}</Banner>}
        <Row>
          <DeleteButton
            title={__('Delete this connection?')}
            call={() => setHRSystem({ address: '' })}
            done={reloadConnections}
          >
            <Text>{__('Its drafts go. Jobs stay here, and what was sent stays in your HR system.')}</Text>
          </DeleteButton>
        </Row>
      </Stack>
    </Card>
  )
}

const EMPTY = { address: '', hr_company: '', api_key: '', api_secret: '' }

function SystemForm() {
  const [values, setValues] = useState(EMPTY)
  const { isRunning, run, failure } = useSend({
    call: () => setHRSystem(values),
    done: () => {
      setValues(EMPTY)
      return reloadConnections()
    },
    toasts: false,
  })
  const field = (name: keyof typeof EMPTY) => ({
    required: true,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })
  return (
    <Form onSubmit={() => run()}>
      <TextField
        label={__('Address')}
        type="url"
        inputMode="url"
        placeholder="https://"
        {...field('address')}
      />
      <TextField label={__('Your company, as spelled there')} maxLength={140} {...field('hr_company')} />
      <TextField label={__('API key')} autoComplete="off" {...field('api_key')} />
      <TextField label={__('API secret')} type="password" autoComplete="off" {...field('api_secret')} />
      {failure && <Banner tone="error">{failure.message}</Banner>}
      <Button type="submit" busy={isRunning}>
        {__('Connect')}
      </Button>
    </Form>
  )
}

/** The company's Frappe HR, and the form for one. The form also shows if the connection has no key. */
export function HRSystemPart() {
  return (
    <Section heading={__('Frappe HR')}>
      <Caption>
        {__(
          'Job openings that you publish in Frappe HR become drafts here. Applicants of their jobs become job applicants there, and decisions go both ways.',
        )}
      </Caption>
      <ReadingView reading={useHRSystem()} empty="">
        {({ hr_system: system }) => (
          <>
            {system && <SystemCard {...system} />}
            {!system?.due_on && <SystemForm />}
          </>
        )}
      </ReadingView>
    </Section>
  )
}
