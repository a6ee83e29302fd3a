import type { Page } from '@playwright/test'

/** Serves the page as on a site in token mode (docs/behaviour.md#token-mode). */
export async function useTokenMode(page: Page): Promise<void> {
  await page.route('**/frontend/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s,
      (_, start, boot, end) =>
        start + JSON.stringify({ ...JSON.parse(boot), token_mode: { type: 'token' } }) + end,
    )
    await route.fulfill({ response, body })
  })
}
