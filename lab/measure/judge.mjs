// npm run judge [-- --matches | --held-back | --worst N | --bench DIR --site NAME]: how well the search finds what people mean,
// by nDCG@10 and recall@50 over the judged queries of lab/judged/, beside LIKE and the database's own full text.
// npm run judge -- --postings [--wrong]: precision and recall of the rules about the wording of postings.

import { join } from 'node:path'
import { exec } from '../../scripts/lib/command.mjs'
import { python, root } from '../../scripts/lib/paths.mjs'
import { setUpToServe } from '../../scripts/lib/setup.mjs'
import { run } from '../../scripts/lib/steps.mjs'

/** @type {Record<string, string>} */
const OTHERS = { '--matches': 'lab.judged.match_judge', '--postings': 'lab.judged.postings_judge' }
const words = process.argv.slice(2)
const at = words.indexOf('--bench')
const interpreter = at < 0 ? python : join(words[at + 1] ?? '', 'env', 'bin', 'python')

await run(async () => {
  await setUpToServe()
  const other = words.find((word) => word in OTHERS)
  const judge = other ? OTHERS[other] : 'lab.judged.judge'
  await exec(interpreter, ['-m', judge, ...words], { env: { PYTHONPATH: root } })
})
