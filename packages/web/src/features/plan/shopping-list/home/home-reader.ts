/** What was typed, as things at home. */
export { readHomeItems } from '@saltbush/domain/plan/home-items/read-home-items';
