/** False while the build renders the first screens (app/prerender.tsx): there is no page and no storage. */
export const isInBrowser = typeof document !== 'undefined'
