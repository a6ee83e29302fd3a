/**
 * The oldest supported browsers. Chrome 90 is of April 2021 and still in use on phones. Firefox 98 and Safari 15.4, of
 * March 2022, are the first with `<dialog>`, which the menu and every question use.
 */
export const TARGETS = ['chrome90', 'firefox98', 'safari15.4']

/** The oldest Node that renders pages on a server: job_portal/web/rendering/node.py looks for one. */
export const NODE = 'node20'
