/** Settings of the whole instance, as an admin has set them. */
export { getInstanceSettings, saveStorageDefault } from './instance-settings.store';
export { refuseVisitors } from './refuse-visitors';
