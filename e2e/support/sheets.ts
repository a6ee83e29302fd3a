import type { Browser, Page } from '@playwright/test'

/** In pixels. A sheet is as high as this, or as one long picture. */
const SHEET = { width: 1660, height: 1500 }

export const SCHEMES = ['light', 'dark'] as const

/** Contact sheets: pictures of many screens. */
export class Sheets {
  private readonly pictures: { what: string; data: string; width: number }[] = []

  /**
   * @param path the files' path, without their number
   * @param text the text size of the page
   */
  constructor(
    private readonly path: string,
    private readonly text: string,
  ) {}

  /** Takes a picture of the whole page in each scheme. */
  readonly add = async (page: Page, what: string): Promise<void> => {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, this.text)
    const width = page.viewportSize()?.width ?? SHEET.width
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      const data = (await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 })).toString('base64')
      this.pictures.push({ what: `${what}, ${colorScheme}`, data, width })
    }
  }

  /** Writes all pictures in columns. A picture that is too long continues in the next one. */
  async write(browser: Browser): Promise<void> {
    // A mobile page would be scaled down.
    const page = await browser.newPage({ viewport: SHEET, isMobile: false })
    const width = Math.min(this.pictures[0]?.width ?? SHEET.width, 640)
    const columns = Math.floor(SHEET.width / (width + 8))
    const height = SHEET.height - 24
    await page.setContent(`<style>
      body { margin: 0; width: ${SHEET.width}px; overflow: clip; font: 16px sans-serif; background: #888; }
      #all { column-width: ${width}px; column-gap: 8px; column-fill: auto; height: ${height}px; }
      b { display: block; height: 20px; overflow: hidden; background: #ff0; break-after: avoid; }
      i { display: block; width: ${width}px; background-repeat: no-repeat; background-size: ${width}px; }
    </style><div id=all></div>`)
    await page.evaluate(
      async ({ pictures, columnWidth, slice }) => {
        const all = document.getElementById('all')
        for (const { what, data } of pictures) {
          const image = new Image()
          image.src = `data:image/jpeg;base64,${data}`
          await image.decode()
          const whole = (image.height * columnWidth) / image.width
          for (let from = 0; from < whole; from += slice) {
            const name = document.createElement('b')
            name.textContent = what
            const part = document.createElement('i')
            part.style.height = `${Math.min(slice, whole - from)}px`
            part.style.breakInside = 'avoid'
            part.style.backgroundImage = `url(${image.src})`
            part.style.backgroundPositionY = `${-from}px`
            all?.append(name, part)
          }
        }
      },
      { pictures: this.pictures, columnWidth: width, slice: height - 20 },
    )
    const used = await page.evaluate(() => document.getElementById('all')?.scrollWidth ?? 0)
    const perSheet = columns * (width + 8)
    for (let sheet = 0; sheet * perSheet < used; sheet += 1) {
      await page.evaluate((x) => {
        const all = document.getElementById('all')
        if (all) all.style.transform = `translateX(${-x}px)`
      }, sheet * perSheet)
      await page.screenshot({ path: `${this.path}-${sheet + 1}.png` })
    }
    await page.close()
  }
}
