import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

const system = createSystem(defaultBaseConfig)

/** For tests: renders a component at an address of the app. */
export const renderPage = (page: ReactNode, address = '/') =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </ChakraProvider>,
  )
