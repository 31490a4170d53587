/** Public API: the settings of a country, a time zone and the first weekday. Separate from `time-zones/index.ts`: plans open without it. */
export { ComparedShops } from './compared-shops';
export { CountrySetting } from './country-setting';
export { FirstWeekdaySetting } from './first-weekday-setting';
export { TimeZoneSetting } from './time-zone-setting';
