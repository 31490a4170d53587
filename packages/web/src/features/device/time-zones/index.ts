/** Public API: what a plan says about its time zone. The setting is separate (`setting`): plans open without it. */
export { TimeZoneNote } from './time-zone-note';
