import { reloadToGoOn } from '@/lib/backend/errors'
import { Banner } from './banner'

/** Stands where a part of the screen could not be fetched. */
export const NotLoaded = () => <Banner tone="error">{reloadToGoOn()}</Banner>
