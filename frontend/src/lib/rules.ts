import rules from '@rules/common.json'

/** All patterns, limits and option lists, shared with the server (job_portal/rules/). */
export const patterns = {
  mobile: new RegExp(rules.patterns.mobile),
  indianMobile: new RegExp(rules.patterns.indian_mobile),
  otp: new RegExp(rules.patterns.otp),
  pincode: new RegExp(rules.patterns.pincode),
  gstin: new RegExp(rules.patterns.gstin),
  pan: new RegExp(rules.patterns.pan),
  email: new RegExp(rules.patterns.email),
  link: new RegExp(rules.patterns.link),
  name: new RegExp(rules.patterns.name),
}

export const { limits, options, uploads } = rules
