// npm run icons: draws frontend/icons/*.png from the SVG files beside them. Run it after changing an SVG.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from './lib/chromium.mjs'
import { root } from './lib/paths.mjs'
import { setUpToTest } from './lib/setup.mjs'
import { run } from './lib/steps.mjs'

const folder = join(root, 'frontend', 'icons')

/** The files that the manifest and the page name (job_portal/web/manifest.py, frontend/src/app/installable.ts). */
const ICONS = [
  { file: 'icon-192.png', from: 'icon.svg', size: 192 },
  { file: 'icon-512.png', from: 'icon.svg', size: 512 },
  { file: 'maskable-512.png', from: 'maskable.svg', size: 512 },
  // iOS rounds the corners itself, and shows transparent parts as black.
  { file: 'apple-touch-icon.png', from: 'maskable.svg', size: 180 },
]

await run(async () => {
  await setUpToTest()
  const browser = await launchBrowser()
  for (const { file, from, size } of ICONS) {
    const svg = await readFile(join(folder, from), 'utf8')
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`)
    await writeFile(join(folder, file), await page.screenshot({ omitBackground: true }))
    await page.close()
  }
  await browser.close()
})
