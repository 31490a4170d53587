/** Public API: the outside services in words. */
export { serviceTexts } from './service-texts';
