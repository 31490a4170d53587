/** Public API: the settings of a time zone and of the first weekday. Separate from `time-zones/index.ts`: plans open without it. */
export { FirstWeekdaySetting } from './first-weekday-setting';
export { TimeZoneSetting } from './time-zone-setting';
