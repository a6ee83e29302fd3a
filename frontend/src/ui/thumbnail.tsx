import { chakra } from '@chakra-ui/react/styled-system'
import { BriefcaseIcon } from './icons'
import { Picture } from './picture'

const Monogram = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'control',
    height: 'control',
    borderRadius: 'control',
    flexShrink: '0',
    bg: 'brandSoft',
    color: 'brand',
  },
})

/** A small picture at the start of a card; a briefcase if there is none. */
export function Thumbnail({ imageUrl }: { imageUrl?: string }) {
  if (imageUrl) return <Picture src={imageUrl} alt="" side="control" borderRadius="control" flexShrink="0" />
  return (
    <Monogram>
      <BriefcaseIcon />
    </Monogram>
  )
}
