/** Where earlier versions of the app stored menus, ticks that waited, shopping lists and rules of Magic Menu. */
import { listKeys } from '../../../../api/stored/local-store';

export const menuPrefix = 'saltbush.menu.';
export const listPrefix = 'saltbush.shopping-list.';
export const rulesPrefix = 'saltbush.magic-menu-rules.';
export const ticksKey = (userId: string): string => `saltbush.ticks.${userId}`;

/** Keys of the user's data that is to be moved. */
export const oldKeys = (userId: string): string[] => [
  ...listKeys(`${menuPrefix}${userId}.`),
  ...listKeys(`${listPrefix}${userId}.`),
  ...listKeys(ticksKey(userId)),
  ...listKeys(`${rulesPrefix}${userId}`),
];
