import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Picture } from '@/ui/picture'
import { BuildingIcon } from '@/ui/screen-icons'

const Frame = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: 'badge',
    height: 'badge',
    overflow: 'hidden',
    bg: 'surface',
    color: 'brand',
    borderRadius: 'card',
    borderWidth: 'thick',
    borderColor: 'surface',
    boxShadow: 'card',
  },
})

/** The company's logo; a building if there is none or it fails to load. */
export function Logo({ address, companyName }: { address: string | null | undefined; companyName: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <Frame>
      {address && address !== broken ? (
        <Picture src={address} alt={companyName} side="badge" onError={() => setBroken(address)} />
      ) : (
        <BuildingIcon width="control" height="control" />
      )}
    </Frame>
  )
}
