import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { __ } from '@/lib/i18n/translate'
import { Grid, Stack } from './layout'
import { Caption } from './text'

const Image = chakra('img', {
  base: { width: 'full', aspectRatio: 'square', objectFit: 'cover', borderRadius: 'control' },
})

type PictureGridProps = {
  pictures: readonly { file: string; caption?: string }[]
  /** The content below a picture, such as a button. */
  below?: (file: string) => ReactNode
}

/** Pictures side by side. A tap opens one. */
export const PictureGrid = ({ pictures, below }: PictureGridProps) => (
  <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(8em, 100%), 1fr))">
    {pictures.map(({ file, caption }) => (
      <Stack key={file} as="figure" gap="1">
        <a href={file} target="_blank" rel="noopener noreferrer">
          <Image src={file} alt={caption || __('Photo')} loading="lazy" decoding="async" />
        </a>
        {caption && (
          <Caption as="figcaption" htmlTranslate="yes">
            {caption}
          </Caption>
        )}
        {below?.(file)}
      </Stack>
    ))}
  </Grid>
)
