/** The key of the line of an item whose food is not known, or that names several. */

const prefix = 'item-';

/** @example keyOfItem('7c1') // 'item-7c1' */
export const keyOfItem = (id: string): string => prefix + id;

export const isKeyOfItem = (key: string): boolean => key.startsWith(prefix);
