/** The sheets that the menus of the list open, by their titles: so no list of titles is loaded with the page. */
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
