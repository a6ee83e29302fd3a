import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { frontDoor } from '@/entities/session/front-door'
import { renderSdkInto } from '@/lib/backend/call'
import { boot } from '@/lib/boot'
import { loadDictionary } from '@/lib/i18n/dictionary'
import { basename } from '@/lib/routes'
import { whenIdle } from '@/lib/when-idle'
import { App } from './app'
import { preload, preloadOnTheWay } from './preload'
import { currentPath, isPrerendered } from './prerendered'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

// If the site has the reader's language, the browser must not translate the app's texts. WrittenText still allows it
// for texts of people.
const [readersLanguage] = navigator.language.split('-')
root.translate = !(boot.languages ?? [{ code: 'en' }]).some(({ code }) => code === readersLanguage)

if (currentPath() === basename)
  window.history.replaceState(null, '', basename + frontDoor() + window.location.search)

function Router({ children }: { children: ReactNode }) {
  return <BrowserRouter basename={basename}>{children}</BrowserRouter>
}

const app = (
  <StrictMode>
    <App router={Router} />
  </StrictMode>
)

renderSdkInto(createRoot(document.createElement('div')))

// The page keeps its content until the screen's chunk and the language are loaded. If the chunk fails, the app shows
// the error.
void Promise.all([preload(currentPath()).catch(() => undefined), loadDictionary()]).then(() =>
  isPrerendered() ? hydrateRoot(root, app) : createRoot(root).render(app),
)

void import('./double-taps').catch(() => undefined)

preloadOnTheWay()

if (DEVELOPMENT) void import('./live-reload')

// After everything that the page itself needs.
window.addEventListener('load', () => whenIdle(() => void import('./after-load').catch(() => undefined)))
