import { basename } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

type Count = { rows: Set<string>; failures: Set<string>; tried: number; held: number }

/** Prints how many tests of each file passed, for docs/reliability.md. A row is a step or a single test. */
export default class Figures implements Reporter {
  private readonly counts = new Map<string, Count>()

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const file = basename(test.location.file, '.spec.ts')
    const count = this.counts.get(file) ?? { rows: new Set(), failures: new Set(), tried: 0, held: 0 }
    const isInRow = test.parent.type === 'describe'
    count.rows.add(isInRow ? test.parent.title : test.title)
    if (isInRow) count.failures.add(test.title)
    count.tried += 1
    if (status === 'passed') count.held += 1
    this.counts.set(file, count)
  }

  onEnd(): void {
    process.stdout.write('\n')
    for (const [file, { rows, failures, tried, held }] of this.counts) {
      const shape = failures.size > 0 ? ` (${rows.size} rows, up to ${failures.size} failures each)` : ''
      process.stdout.write(`  ${file}: ${held} of ${tried} held${shape}\n`)
    }
  }

  printsToStdio(): boolean {
    return false
  }
}
