import type { CDPSession, Locator } from '@playwright/test'

const TOUCH_SECONDS = 0.02
/** Further than a finger moves within a tap. */
const SWIPE_PX = 60
/** From one tap to the next. Sent as a timestamp, so a slow machine does not change it. */
const INTERVAL_SECONDS = 0.15

/** A finger that taps or swipes at one place, and taps there again shortly after. */
export class Finger {
  private readonly firstAt = Date.now() / 1000

  private constructor(
    private readonly devtools: CDPSession,
    private readonly place: { x: number; y: number },
  ) {}

  static async over(target: Locator): Promise<Finger> {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('What is to be tapped is not shown.')
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    return new Finger(await target.page().context().newCDPSession(target.page()), place)
  }

  readonly tap = (): Promise<void> => this.touch(this.firstAt)

  /** Swipes sideways, where nothing scrolls, so the target does not move. */
  readonly swipe = (): Promise<void> => this.touch(this.firstAt, SWIPE_PX)

  readonly tapAgain = (): Promise<void> => this.touch(this.firstAt + INTERVAL_SECONDS)

  private async touch(timestamp: number, by = 0) {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, at = timestamp) => {
      const touchPoints = x === undefined ? [] : [{ ...this.place, x }]
      return this.devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: at })
    }
    await send('touchStart', this.place.x)
    if (by) await send('touchMove', this.place.x + by)
    await send('touchEnd', undefined, timestamp + TOUCH_SECONDS)
  }
}
