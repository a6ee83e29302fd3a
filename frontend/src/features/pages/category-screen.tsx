import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { useCategories } from '@/entities/job/hooks'
import type { Category } from '@/entities/job/types'
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

function CategoryTile({ category }: { category: Category }) {
  const Icon = icons[category.id] ?? GridIcon
  return (
    <Card as="li" paddingInline="2" position="relative" overflowWrap="anywhere">
      <Stack alignItems="center" textAlign="center" gap="2" paddingBlock="2">
        <Disc padding="3">
          <Icon />
        </Disc>
        <Heading maxWidth="full" fontSize="md">
          {category.to ? <WholeTile to={category.to}>{__(category.name)}</WholeTile> : __(category.name)}
        </Heading>
        <Caption>{__('{0} Jobs', [category.jobs])}</Caption>
      </Stack>
    </Card>
  )
}

/** Three columns, or as many as fit the site's longest names. */
const columnsFor = (categories: readonly Category[]) =>
  categories.some(({ to }) => to)
    ? 'repeat(auto-fill, minmax(min(100%, 9.5em), 1fr))'
    : 'repeat(3, minmax(0, 1fr))'

export default function CategoryScreen() {
  return (
    <Screen title={__('Category')} header={{ back: 'home' }}>
      <ReadingView reading={useCategories()} empty={__('There are no categories yet.')}>
        {(categories) => (
          <Grid as="ul" listStyle="none" gap="3" gridTemplateColumns={columnsFor(categories)}>
            {inOrder(categories, ({ name }) => __(name)).map((category) => (
              <CategoryTile key={category.id} category={category} />
            ))}
          </Grid>
        )}
      </ReadingView>
    </Screen>
  )
}
