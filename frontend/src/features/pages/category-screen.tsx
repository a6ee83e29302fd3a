import type { ComponentType } from 'react'
import { useCategories } from '@/entities/job/hooks'
import type { Category } from '@/entities/job/types'
import { __ } from '@/lib/i18n/translate'
import { BriefcaseIcon, type IconProps } from '@/ui/icons'
import { Box, Card, Grid, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { CheckIcon, GridIcon, PeopleIcon } from '@/ui/screen-icons'
import { Heading, Text } from '@/ui/text'

const icons: Record<string, ComponentType<IconProps>> = { BA: BriefcaseIcon, QA: CheckIcon, PM: PeopleIcon }

function CategoryTile({ category }: { category: Category }) {
  const Icon = icons[category.id] ?? GridIcon
  return (
    <Card as="li" paddingInline="2">
      <Stack alignItems="center" textAlign="center" gap="2" paddingBlock="2">
        <Box bg="brandSoft" color="brand" borderRadius="full" padding="3" display="inline-flex">
          <Icon />
        </Box>
        <Heading>{__(category.name)}</Heading>
        <Text tone="muted" size="sm">
          {__('{0} Jobs', [category.jobs])}
        </Text>
      </Stack>
    </Card>
  )
}

export function CategoryScreen() {
  return (
    <Screen title={__('Category')} header={{ back: 'home' }}>
      <ReadingView reading={useCategories()} empty={__('There are no categories yet.')}>
        {(categories) => (
          <Grid as="ul" listStyle="none" gap="3" gridTemplateColumns="repeat(3, minmax(0, 1fr))">
            {categories.map((category) => (
              <CategoryTile key={category.id} category={category} />
            ))}
          </Grid>
        )}
      </ReadingView>
    </Screen>
  )
}
