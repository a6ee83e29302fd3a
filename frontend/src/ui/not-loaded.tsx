import { reloadToGoOn } from '@/lib/backend/errors'
import { Banner } from './banner'

/** Replaces a part of the screen that failed to load. */
export const NotLoaded = () => <Banner tone="error">{reloadToGoOn()}</Banner>
