/** The door: what the page of a recipe may show of its source. */
export { EvidenceButton } from './evidence/evidence-button';
