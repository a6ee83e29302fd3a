import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

const Image = chakra('img', { base: { objectFit: 'cover' } })

type PictureProps = Omit<ComponentProps<typeof Image>, 'width' | 'height' | 'loading'> & {
  /** The side of the square, as a size of the theme. */
  side: 'control' | 'badge'
}

/** A lazily loaded image that reserves its space. */
export function Picture({ side, ...rest }: PictureProps) {
  return <Image width={side} height={side} loading="lazy" decoding="async" {...rest} />
}
