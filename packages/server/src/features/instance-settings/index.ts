/** Settings of the whole instance, as an admin has set them. */
export { getInstanceSettings } from './instance-settings.store';
