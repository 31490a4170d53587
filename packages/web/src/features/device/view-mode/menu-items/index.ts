/** Public API: items of menus that choose the week and whose it is. Separate from `view-mode/index.ts`: menus load late. */
export { ViewModeItems } from './view-mode-items';
export { WeekItems } from './week-items';
