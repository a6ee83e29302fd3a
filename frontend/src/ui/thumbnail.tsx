import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { BriefcaseIcon } from './icons'
import { Picture } from './picture'

/** A soft background for an icon. */
export const Disc = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'brandSoft',
    color: 'brand',
  },
})

/** The background of a small picture at the start of a card. */
export const Ground = ({ children }: { children?: ReactNode }) => (
  <Disc width="control" height="control" borderRadius="control">
    {children}
  </Disc>
)

type ThumbnailProps = { imageUrl?: string | null }

/** The content of the square: a picture, or a briefcase. */
export function OnGround({ imageUrl }: ThumbnailProps) {
  if (imageUrl) return <Picture src={imageUrl} alt="" side="control" borderRadius="control" flexShrink="0" />
  return <BriefcaseIcon />
}

/** A small picture at the start of a card, or a briefcase. */
export function Thumbnail({ imageUrl }: ThumbnailProps) {
  const shown = <OnGround imageUrl={imageUrl} />
  return imageUrl ? shown : <Ground>{shown}</Ground>
}
