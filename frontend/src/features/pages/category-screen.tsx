import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { useCategories } from '@/entities/job/hooks'
import { jobsPath } from '@/entities/job/job-links'
import type { Category } from '@/entities/job/types'
import { useIsLive } from '@/entities/market/hooks'
import { inOrder } from '@/lib/i18n/in-order'
import { __ } from '@/lib/i18n/translate'
import { BriefcaseIcon, type IconProps } from '@/ui/icons'
import { Card, Grid, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { CheckIcon, GridIcon, PeopleIcon } from '@/ui/screen-icons'
import { Caption, Heading } from '@/ui/text'
import { Disc } from '@/ui/thumbnail'

const icons: Record<string, ComponentType<IconProps>> = { BA: BriefcaseIcon, QA: CheckIcon, PM: PeopleIcon }

/** A link that covers the whole tile. */
const WholeTile = chakra(Link, {
  base: {
    color: 'ink',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  },
})

function CategoryTile({ category: { name, jobs } }: { category: Category }) {
  const isLive = useIsLive()
  const Icon = icons[name] ?? GridIcon
  return (
    <Card as="li" paddingInline="2" position="relative" overflowWrap="anywhere">
      <Stack alignItems="center" textAlign="center" gap="2" paddingBlock="2">
        <Disc padding="3">
          <Icon />
        </Disc>
        <Heading maxWidth="full" fontSize="md">
          {isLive ? <WholeTile to={jobsPath({ category: name })}>{__(name)}</WholeTile> : __(name)}
        </Heading>
        <Caption>{__('{0} Jobs', [jobs])}</Caption>
      </Stack>
    </Card>
  )
}

export default function CategoryScreen() {
  // Three columns, or as many as fit the site's longest names.
  const columns = useIsLive()
    ? 'repeat(auto-fill, minmax(min(100%, 9.5em), 1fr))'
    : 'repeat(3, minmax(0, 1fr))'
  return (
    <Screen title={__('Category')} header={{ back: 'home' }}>
      <ReadingView reading={useCategories()} empty={__('There are no categories yet.')}>
        {(categories) => (
          <Grid as="ul" listStyle="none" gap="3" gridTemplateColumns={columns}>
            {inOrder(categories, ({ name }) => __(name)).map((category) => (
              <CategoryTile key={category.name} category={category} />
            ))}
          </Grid>
        )}
      </ReadingView>
    </Screen>
  )
}
