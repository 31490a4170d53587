/** Public API: what does for an ingredient, with what the household remembers. */
export type { OfferAction } from './offer-list';
export { useRemembered } from './use-remembered';
export { SubstituteOffers } from './substitute-offers.lazy';
