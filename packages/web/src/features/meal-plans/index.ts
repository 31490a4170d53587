/** The door: what other features may do with the week. */
export { AddToMealPlanButton } from './add/add-to-meal-plan-button';
export { AddToMealPlanDialog } from './add/add-to-meal-plan-dialog';
export { hasUnsyncedMenu, syncKeptMenus, syncMenu } from './keeping/menus';
export { useWeek, type ShownWeek } from './week/use-week';
export { WeekSwitch } from './week/week-switch';
