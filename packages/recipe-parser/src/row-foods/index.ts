/** The foods that one row of a recipe names. */
export { alternativesIn } from './alternatives';
export { foodsOfRow } from './foods-of-row';
export { structuredRow } from './structured-row';
export { listsItsParts } from './foods-in-notes';
export { isHomeMade, isLabel, seedOfEgg } from './phrases/home-made';
