/** Public API: items of menus that choose whose plan and list is shown. Separate from `view-mode/index.ts`: menus load late. */
export { ViewModeItems } from './view-mode-items';
