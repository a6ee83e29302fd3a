import { readFile } from 'node:fs/promises'

const LIBRARIES = /[\\/]node_modules[\\/](react-router|@chakra-ui)[\\/].*\.m?js$/
const NAMED = /^\w+\.displayName = .+;$/gm
const CALLED = /(?<== )(?:\w+\.)?(?:createContext|forwardRef|memo)\(/g

/**
 * Lets esbuild leave out the components that nobody uses: it keeps each that is given its name for the developer
 * tools, or that comes from a call of which it cannot know that it does nothing else.
 */
export const unnamed = {
  name: 'unnamed',
  setup: ({ onLoad }) =>
    onLoad({ filter: LIBRARIES }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return {
        contents: source.replace(NAMED, '').replace(CALLED, (call) => `/* @__PURE__ */ ${call}`),
        loader: 'js',
      }
    }),
}
