// Many pictures on one.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const COLUMNS = 10
const THUMBNAIL_WIDTH = 300

/**
 * Lays the pictures of a folder out in a grid, each below its name; long ones are cut after two screens.
 * @param {import('../../e2e/node_modules/playwright/index.js').Browser} browser draws it
 * @param {string} folder with `<name>.png` for each name; gets `index.html`, where each picture opens in full
 * @param {string[]} names
 * @param {{width: number, height: number}} viewport that the pictures were taken at
 * @param {string} file where the sheet goes, a PNG
 */
export async function drawSheet(browser, folder, names, { width, height }, file) {
  const figures = names.map(
    (name) =>
      `<figure><figcaption>${name}</figcaption><a href="${name}.png"><img src="${name}.png"></a></figure>`,
  )
  const index = join(folder, 'index.html')
  await writeFile(
    index,
    `<!doctype html><meta charset="utf-8"><title>${width} x ${height}</title>
<style>
  body { display: grid; grid-template-columns: repeat(${COLUMNS}, ${THUMBNAIL_WIDTH}px); gap: 16px; margin: 16px;
    width: max-content; align-items: start; background: #777; font: 14px sans-serif; color: #fff }
  figure { margin: 0 }
  a { display: block; max-height: ${Math.round((2 * height * THUMBNAIL_WIDTH) / width)}px; overflow: hidden }
  img { display: block; width: 100% }
</style>
${figures.join('\n')}
`,
  )
  const page = await browser.newPage({
    viewport: { width: COLUMNS * (THUMBNAIL_WIDTH + 16) + 16, height: 800 },
  })
  await page.goto(pathToFileURL(index).href)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
