/** How outside services are set up: by the environment, or by an admin (decision 0121). */
export { openServiceSettings, type ServiceSettings } from './service-settings';
