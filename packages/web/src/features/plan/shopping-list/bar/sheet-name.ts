/** The sheets that the menus of the list open, by their English titles. */
export type SheetName =
  | 'Choose days'
  | 'Store & aisles'
  | 'Compare prices'
  | 'History'
  | 'At home'
  | 'New list'
  | 'Scan a barcode'
  | 'Set your staples'
  | 'Add a recipe to the list';
