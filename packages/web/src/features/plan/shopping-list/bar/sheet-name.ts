/** The sheets that the menu of the list opens. */
export type SheetName = 'order' | 'prices' | 'history' | 'staples' | 'recipe';
