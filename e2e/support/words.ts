import { readCatalogue } from '../../scripts/lib/strings/catalogues.mjs'

/** Translates a text of the app with its values, like the app's `__`. */
type Say = (text: string, values?: (string | number)[]) => string

const filled = (text: string, values: (string | number)[]) =>
  text.replace(/\{(\d+)\}/g, (_, place) => String(values[Number(place)]))

/** Reads the catalogue, so that a better translation breaks no test. */
export function wordsOf(code: string): Say {
  const catalogue = readCatalogue(code)
  return (text, values = []) => {
    const translation = catalogue.get(text)?.msgstr[0]
    if (!translation) throw new Error(`${code} has no "${text}".`)
    return filled(translation, values)
  }
}
