// npm run judge [-- --matches | --held-back | --worst N | --bench DIR --site NAME]: how well the search finds what people mean,
// by nDCG@10 and recall@50 over the judged queries of relevance/, beside LIKE and the database's own full text.
// npm run judge -- --postings [--wrong]: precision and recall of the rules about the wording of postings.

import { join } from 'node:path'
import { exec } from '../lib/command.mjs'
import { python, root } from '../lib/paths.mjs'
import { setUpToServe } from '../lib/setup.mjs'
import { run } from '../lib/steps.mjs'

/** @type {Record<string, string>} */
const OTHERS = { '--matches': 'relevance.match_judge', '--postings': 'relevance.postings_judge' }
const words = process.argv.slice(2)
const at = words.indexOf('--bench')
const interpreter = at < 0 ? python : join(words[at + 1] ?? '', 'env', 'bin', 'python')

await run(async () => {
  await setUpToServe()
  const other = words.find((word) => word in OTHERS)
  const judge = other ? OTHERS[other] : 'relevance.judge'
  await exec(interpreter, ['-m', judge, ...words], { env: { PYTHONPATH: root } })
})
