/** Public API: what is at home with a person or a household. */
export { noteAtHome, useHomeItems, type HomeItems } from './use-home-items';
