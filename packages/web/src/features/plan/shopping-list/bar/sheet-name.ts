/** The sheets that the menus of the list open. */
export type SheetName = 'days' | 'order' | 'prices' | 'history' | 'staples' | 'recipe';
