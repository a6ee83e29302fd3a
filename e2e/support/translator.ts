import { expect, type Page } from '@playwright/test'

/**
 * Runs in the page before its scripts. Like Chrome's translator, it replaces each text node, later ones too, by two
 * nested <font> elements. It ignores `translate="no"`.
 */
export function translateAsChromeDoes(): void {
  const LEFT_OUT = 'font, script, style, noscript, textarea, svg'
  function wrap(text: Node) {
    if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(LEFT_OUT)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    text.parentElement.replaceChild(outer, text)
    inner.textContent = text.nodeValue
  }
  function wrapAll(root: Node) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = root instanceof Text ? [root] : []
    while (texts.nextNode()) found.push(texts.currentNode)
    found.forEach(wrap)
  }
  document.addEventListener(
    'readystatechange',
    () => {
      wrapAll(document.body)
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          if (type === 'characterData') wrap(target)
          else addedNodes.forEach(wrapAll)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    },
    { once: true },
  )
}

/**
 * Each text is the only child of its element, and React sets it through the element. A translator replaces other text
 * nodes, so React would fail or no longer update the page.
 */
export async function expectTranslatable(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.getElementById('root') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const unsafe: string[] = []
    while (texts.nextNode()) {
      const { previousSibling, nextSibling, nodeValue, parentElement } = texts.currentNode
      // React marks only the text nodes that it holds itself.
      const isReacts = Object.keys(texts.currentNode).some((key) => key.startsWith('__reactFiber'))
      if (previousSibling || nextSibling || isReacts)
        unsafe.push(`“${nodeValue}” in ${parentElement?.outerHTML.slice(0, 120)}`)
    }
    return unsafe
  })
  expect.soft(found, `${what}: texts that have no element of their own`).toEqual([])
}
