// The output of npm run review: lines, tables and records, without terminal control characters.

/** Removes the control characters from what people wrote. @param {unknown} text */
export const printable = (text) => String(text ?? '').replace(/\p{C}/gu, '')

// The reader may close the pipe, as `head` does.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

/** @param {string} line */
export const print = (line) => void process.stdout.write(`${line}\n`)

/** @param {string} title */
export function heading(title) {
  print(`\n${printable(title)}`)
  print('-'.repeat(title.length))
}

/** A label with its text: below it if it has several lines. @param {string} label @param {unknown} value */
export function field(label, value) {
  const lines = String(value).split('\n').map(printable)
  if (lines.length === 1) print(`${printable(label)}: ${lines[0]}`)
  else print([`${printable(label)}:`, ...lines.map((line) => `    ${line}`)].join('\n'))
}

/**
 * A table with column names.
 * @param {string[]} names
 * @param {{cells: unknown[], below?: string[]}[]} rows `below`: lines that belong to a row
 */
export function table(names, rows) {
  if (rows.length === 0) return
  const all = [names, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(printable))
  const widths = names.map((_, index) => Math.max(...all.map((cells) => (cells[index] ?? '').length)))
  all.forEach((cells, index) => {
    print(
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    for (const line of rows[index - 1]?.below ?? []) print(`    ${printable(line)}`)
  })
}
