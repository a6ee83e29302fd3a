import jobRules from '@rules/job.json'
import marketRules from '@rules/market.json'

// Apart from rules.ts, which the first screens load.
export { jobRules, marketRules }
