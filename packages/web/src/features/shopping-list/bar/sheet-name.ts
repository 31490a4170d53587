/** The sheets that the menu of the list opens. */
export type SheetName = 'order' | 'history' | 'staples' | 'recipe';
