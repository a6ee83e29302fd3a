import type { Page } from '@playwright/test'

/** Takes a picture of the whole page in each scheme, below e2e/screens/. */
export async function takePicture(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `screens/${colorScheme}/${name}.png`, fullPage: true })
  }
}
