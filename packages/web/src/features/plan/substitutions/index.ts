/** Public API: what does for an ingredient, with what the household remembers. */
export type { OfferAction } from './offer-list';
export { SubstituteOffers } from './substitute-offers.lazy';
