import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

const Image = chakra('img', { base: { objectFit: 'cover' } })

type PictureProps = Omit<ComponentProps<typeof Image>, 'width' | 'height' | 'loading'> & {
  /** Of a square, as a size of the theme. */
  side: 'control' | 'badge'
}

/** An image that has its room before it is there, and is fetched when it comes into sight. */
export function Picture({ side, ...rest }: PictureProps) {
  return <Image width={side} height={side} loading="lazy" decoding="async" {...rest} />
}
