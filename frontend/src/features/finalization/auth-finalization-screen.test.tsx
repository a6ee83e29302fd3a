// @vitest-environment happy-dom

import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Market, MarketOfForm } from '@/entities/market/market'
import { paths } from '@/lib/routes'
import { AuthFinalizationScreen } from './auth-finalization-screen'

vi.mock('@/entities/company/hooks', () => ({ useCompanyDetails: () => ({}) }))
const system = createSystem(defaultBaseConfig)
afterEach(cleanup)

const cases: [Market, string][] = [
  ['sample', paths.signup],
  ['live', paths.createCompanyProfile],
]

test.each(cases)('Edit Profile of a %s site leads to %s', (market, path) => {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <MarketOfForm value={market}>
          <AuthFinalizationScreen />
        </MarketOfForm>
      </MemoryRouter>
    </ChakraProvider>,
  )
  expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe(path)
})
