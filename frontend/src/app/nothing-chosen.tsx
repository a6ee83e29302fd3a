import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { LostArt } from '@/ui/art/lost-art'
import { Placeholder } from '@/ui/placeholder'
import { Screen } from '@/ui/screen'
import type { ListPath } from './list-beside-details'

const words: Record<ListPath, { title: () => string; label: () => string }> = {
  [paths.jobs]: { title: () => __('Jobs'), label: () => __('Choose a job from the list.') },
  [paths.chat]: { title: () => __('Chat'), label: () => __('Choose a conversation from the list.') },
}

/** Fills the pane beside a list until an item is opened. */
export default function NothingChosen({ path }: { path: ListPath }) {
  const { title, label } = words[path]
  return (
    <Screen title={title()}>
      <Placeholder art={<LostArt />} label={label()} />
    </Screen>
  )
}
