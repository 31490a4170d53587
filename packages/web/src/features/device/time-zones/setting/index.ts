/** Public API: the setting of a time zone. Separate from `time-zones/index.ts`: plans open without it. */
export { TimeZoneSetting } from './time-zone-setting';
