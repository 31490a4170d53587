/** Public API: what is at home with a person or a household. */
export { useHomeItems, type HomeItems } from './use-home-items';
