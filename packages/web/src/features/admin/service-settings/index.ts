/** Public API: the outside services that can be set up here, as rows of a settings page. */
export { ServiceRows } from './service-rows';
