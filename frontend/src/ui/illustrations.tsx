/** Every drawing by name; each lies in a file of its own, so that a screen loads only what it shows. */

export { CodeArt } from './art/code-art'
export { CompanyArt } from './art/company-art'
export type { ArtProps } from './art/drawing'
export { LostArt } from './art/lost-art'
export { RepairArt } from './art/repair-art'
export { ReviewArt } from './art/review-art'
export { TroubleArt } from './art/trouble-art'
export { WelcomeArt } from './art/welcome-art'
