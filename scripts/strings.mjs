// npm run strings: every text that can be translated, into job_portal/locale/main.pot and the catalogues beside it.
// docs/languages.md says what is taken from where.

import { setUpToTest } from './lib/setup.mjs'
import { run } from './lib/steps.mjs'
import { languages, writeCatalogues } from './lib/strings/catalogues.mjs'

await run(async () => {
  await setUpToTest()
  console.log(`job_portal/locale: ${writeCatalogues()} texts, for ${languages.join(', ')}.`)
})
