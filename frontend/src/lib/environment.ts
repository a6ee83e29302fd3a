/** False while the build renders the first screens (app/prerender.tsx): no page, no storage, nobody there. */
export const isInBrowser = typeof document !== 'undefined'
