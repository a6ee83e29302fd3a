import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Box, Stack } from './layout'

const TabList = chakra('div', {
  base: {
    display: 'flex',
    // For more tabs or larger text than fit in one row.
    flexWrap: 'wrap',
    borderBottomWidth: 'thin',
    borderColor: 'line',
    bg: 'surface',
    borderTopRadius: 'control',
  },
})
const Tab = chakra('button', {
  base: {
    flex: '1 1 {sizes.touch}',
    maxWidth: 'full',
    overflowWrap: 'break-word',
    minHeight: 'control',
    paddingInline: '2',
    paddingBlock: '1',
    bg: 'transparent',
    color: 'muted',
    fontWeight: 'semibold',
    borderBottomWidth: 'thick',
    borderColor: 'transparent',
    cursor: 'pointer',
    _selected: { color: 'brand', borderColor: 'brand' },
  },
})

type TabItem = { id: string; label: string; content: ReactNode }

export type TabsProps = {
  label: string
  tabs: readonly TabItem[]
  /** The id of the chosen tab, if the address keeps it. Then `onChoose` is called with a new choice. */
  chosen?: string
  onChoose?: (id: string) => void
}

/** Tabs following the ARIA pattern: arrow keys, Home and End move; only the chosen tab is in the tab order. */
export function Tabs({ label, tabs, chosen: given, onChoose }: TabsProps) {
  const base = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const chosen = given ?? own
  const setChosen = onChoose ?? setOwn
  const index = tabs.findIndex(({ id }) => id === chosen)

  function moveByKey(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = tabs[(step + tabs.length) % tabs.length]
    if (!next) return
    setChosen(next.id)
    document.getElementById(`${base}-tab-${next.id}`)?.focus()
  }

  return (
    <Stack>
      <TabList role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map(({ id, label: text }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-selected={id === chosen}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {text}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          hidden={id !== chosen}
        >
          {id === chosen && content}
        </Box>
      ))}
    </Stack>
  )
}
