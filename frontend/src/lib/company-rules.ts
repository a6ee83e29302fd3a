import companyRules from '@rules/company.json'
import hrRules from '@rules/contact.json'

// Apart from rules.ts, which the first screens load.
export { companyRules, hrRules }
