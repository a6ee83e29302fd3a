import { limits } from '@rules/connections.json'
import { useState } from 'react'
import { addKey, deleteKey } from '@/entities/connection/calls'
import { reloadConnections } from '@/entities/connection/hooks'
import type { ApiKey, Scope } from '@/entities/connection/types'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { dayAfter, dayOf } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { CheckboxGroup } from '@/ui/checkbox'
import { DeleteButton } from '@/ui/delete-button'
import { Form } from '@/ui/form'
import { Card, List, ListItem, Row, Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { Caption, Heading, Text } from '@/ui/text'
import { TextField } from '@/ui/text-field'
import { allScopes, nameOfScope } from './scope-names'
import { SecretBox } from './secret-box'

/** The form proposes a last day this many days from today. */
const PROPOSED = 90

function KeyCard({ item, onGone }: { item: ApiKey; onGone: () => void }) {
  const { key, title, scopes, until, used_on: usedOn, made_by: madeBy } = item
  return (
    <ListItem>
      <Card>
        <Stack gap="2">
          <Heading fontSize="md">{title}</Heading>
          <Text>{scopes.map(nameOfScope).join(', ')}</Text>
          <Caption>{__('Until {0}, made by {1}', [dayOf(until), madeBy])}</Caption>
          <Caption>{usedOn ? __('Last used: {0}', [dayOf(usedOn)]) : __('Not used yet')}</Caption>
          <Row>
            <DeleteButton
              title={__('Delete the key {0}?', [title])}
              call={() => deleteKey(key)}
              done={() => {
                onGone()
                return reloadConnections()
              }}
            >
              <Text>{__('The program that uses it is refused at once.')}</Text>
            </DeleteButton>
          </Row>
        </Stack>
      </Card>
    </ListItem>
  )
}

function KeyForm({ onMade }: { onMade: (token: string) => void }) {
  const [title, setTitle] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>([])
  const [until, setUntil] = useState(() => dayAfter(PROPOSED))
  const { isRunning, run, failure } = useSend({
    call: () => addKey(title, scopes, until),
    done: ({ token }) => {
      onMade(token)
      setTitle('')
      setScopes([])
      return reloadConnections()
    },
    toasts: false,
  })
  return (
    <Form onSubmit={() => run()}>
      <TextField
        label={__('Name of the program')}
        required
        maxLength={limits.api_key_title_length}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <CheckboxGroup
        label={__('What it may do')}
        name="scopes"
        required
        options={allScopes.map((scope) => ({ value: scope, label: nameOfScope(scope) }))}
        value={scopes}
        onChange={(chosen) => setScopes(allScopes.filter((scope) => chosen.includes(scope)))}
      />
      <TextField
        label={__('Last day')}
        required
        type="date"
        min={dayAfter(1)}
        max={dayAfter(limits.api_key_days)}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      {failure && <Banner tone="error">{failure.message}</Banner>}
      <Button type="submit" busy={isRunning}>
        {__('Make a key')}
      </Button>
    </Form>
  )
}

/** The keys of the company's programs, and a form for a new one. */
export function KeysPart({ keys }: { keys: readonly ApiKey[] }) {
  const [token, setToken] = useState<string>()
  return (
    <Section heading={__('Keys')}>
      <Caption>{__('With a key a program of yours does here what you allow it, in your name.')}</Caption>
      {token && <SecretBox label={__('Copy the key now. Nobody can read it again.')} secret={token} />}
      {keys.length > 0 && (
        <List>
          {keys.map((item) => (
            <KeyCard key={item.key} item={item} onGone={() => setToken(undefined)} />
          ))}
        </List>
      )}
      <KeyForm onMade={setToken} />
    </Section>
  )
}
