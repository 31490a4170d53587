/** Which outside services are set up. */
export { listServices } from './list-services';
