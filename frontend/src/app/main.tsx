import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { renderSdkInto } from '@/lib/backend/call'
import { boot } from '@/lib/boot'
import { loadDictionary } from '@/lib/i18n/dictionary'
import { basename, paths } from '@/lib/routes'
import { whenIdle } from '@/lib/when-idle'
import { App } from './app'
import { preload, preloadOnTheWay } from './preload'
import { currentPath, isPrerendered } from './prerendered'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

// The site has its texts in the reader's language, so a translator leaves them alone. What people wrote says that it
// may be translated (WrittenText).
const [readersLanguage] = navigator.language.split('-')
root.translate = !(boot.languages ?? [{ code: 'en' }]).some(({ code }) => code === readersLanguage)

// The server answers the root with the page of login.
if (currentPath() === basename)
  window.history.replaceState(null, '', basename + paths.login + window.location.search)

function Router({ children }: { children: ReactNode }) {
  return <BrowserRouter basename={basename}>{children}</BrowserRouter>
}

const app = (
  <StrictMode>
    <App router={Router} />
  </StrictMode>
)

renderSdkInto(createRoot(document.createElement('div')))

// The page keeps what it shows until the screen's chunk and the language are there. Without the chunk, the app says
// what is wrong.
void Promise.all([preload(currentPath()).catch(() => undefined), loadDictionary()]).then(() =>
  isPrerendered() ? hydrateRoot(root, app) : createRoot(root).render(app),
)

preloadOnTheWay()

if (DEVELOPMENT) void import('./live-reload')

// After all that the page itself needs.
window.addEventListener('load', () => whenIdle(() => void import('./after-load').catch(() => undefined)))
