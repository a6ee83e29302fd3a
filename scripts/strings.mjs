// npm run strings: writes every translatable text into job_portal/locale/main.pot and the catalogues beside it.
// docs/languages.md lists the sources.

import { setUpToTest } from './lib/setup.mjs'
import { run } from './lib/steps.mjs'
import { languages, writeCatalogues } from './lib/strings/catalogues.mjs'

await run(async () => {
  await setUpToTest()
  console.log(`job_portal/locale: ${writeCatalogues()} texts, for ${languages.join(', ')}.`)
})
