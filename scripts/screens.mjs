// npm run screens: pictures of every screen of a sample site and of a live one, in light and dark, and the one in the
// README. npm run screens -- --languages hi,ta: only the live site's, in these languages. All go to e2e/screens/.

import { parseArgs } from 'node:util'
import { endToEnd } from './e2e.mjs'
import { buildFrontend, setUpToTest } from './lib/setup.mjs'
import { Refusal, run } from './lib/steps.mjs'
import { languages as translated } from './lib/strings/catalogues.mjs'

const OFFERED = ['en', ...translated]

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { languages: { type: 'string' } },
      allowPositionals: true,
    })
    const unknown = values.languages?.split(',').filter((code) => !OFFERED.includes(code)) ?? []
    if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: not one of ${OFFERED.join(', ')}`)
    return { languages: values.languages, args: positionals }
  } catch (error) {
    throw new Refusal(
      `${/** @type {Error} */ (error).message}. Usage: npm run screens -- [--languages hi,ta]`,
    )
  }
}

await run(async () => {
  const { languages, args } = readOptions()
  await setUpToTest()
  await buildFrontend()
  if (languages) process.env.LANGUAGES = languages
  await endToEnd(languages ? ['live-screens'] : ['screens', 'live-screens'], args)
})
