/** The page's inline script, which acts before the app has loaded. */
import './early-taps'
import './early-reads'
