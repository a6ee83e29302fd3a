import rules from '@rules/common.json'

/**
 * The patterns that screens use by name. A field's rule in job_portal/rules/ names its own pattern, which needs no line
 * here (forms/field-schema.ts).
 */
export const patterns = {
  mobile: new RegExp(rules.patterns.mobile),
  indianMobile: new RegExp(rules.patterns.indian_mobile),
  pincode: new RegExp(rules.patterns.pincode),
  gstin: new RegExp(rules.patterns.gstin),
  pan: new RegExp(rules.patterns.pan),
  link: new RegExp(rules.patterns.link),
  name: new RegExp(rules.patterns.name),
}

export const { limits, options, uploads } = rules
