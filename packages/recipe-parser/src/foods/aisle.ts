/** The sixteen departments of an Australian supermarket, in the order a shopper walks past them. */
export const aisles = [
  'Fruit & Veg',
  'Meat & Seafood',
  'Deli',
  'Bakery',
  'Dairy, Eggs & Fridge',
  'Pantry',
  'International',
  'Baking',
  'Herbs & Spices',
  'Snacks & Confectionery',
  'Freezer',
  'Drinks',
  'Liquor',
  'Household & Personal Care',
  'Pet',
  'Baby',
] as const;

export type Aisle = (typeof aisles)[number];
