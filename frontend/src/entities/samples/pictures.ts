/** The data URL of a picture for a sample job: white lines on one colour. */
function picture(ground: string, outline: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${ground}"/><path d="${outline}" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const designPicture = picture('#7c3aed', 'M14 34l3-11L29 11l8 8-12 12zM26 14l8 8M17 23l8 8')
export const accountingPicture = picture(
  '#0f766e',
  'M13 12h22v24H13zM19 18h10M19 23h10M19 18h3c5 0 5 7 0 7h-3l6 6',
)
export const marketingPicture = picture(
  '#c2410c',
  'M12 21v7h5l15 7V14l-15 7zM17 28l3 8h4l-3-6M36 21c2 2 2 5 0 7',
)
export const engineeringPicture = picture('#1d4ed8', 'M18 15l-8 9 8 9M30 15l8 9-8 9M27 12l-6 24')
