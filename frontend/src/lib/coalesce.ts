/** Runs an action once at a time: calls during a run share one more run, which follows it. */
export function coalesce<Answer>(act: () => Promise<Answer>): () => Promise<Answer> {
  let isWanted = false
  let underWay: Promise<Answer> | undefined

  async function run(): Promise<Answer> {
    try {
      for (;;) {
        isWanted = false
        const answer = await act()
        if (!isWanted) return answer
      }
    } finally {
      underWay = undefined
    }
  }

  return () => {
    isWanted = true
    underWay ??= run()
    return underWay
  }
}
