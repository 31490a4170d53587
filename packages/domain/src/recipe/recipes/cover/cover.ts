/** What stands for a recipe without an image. */

/** Sets of four tones each; the web package has the tones. */
export const coverColours = ['terracotta', 'olive', 'rose', 'honey', 'amber', 'teal'] as const;
export type CoverColour = (typeof coverColours)[number];

/** How a dish looks from above: what it is served in, and what fills that. */
export const dishKinds = [
  'soup',
  'noodle-soup',
  'curry',
  'stew',
  'pasta',
  'noodles',
  'stir-fry',
  'rice',
  'bowl',
  'salad',
  'slaw',
  'roast',
  'roast-chicken',
  'grill',
  'crumbed',
  'sausages',
  'seafood',
  'skewers',
  'meatballs',
  'bake',
  'mash-bake',
  'crumble',
  'stuffed',
  'pie',
  'tart',
  'pasties',
  'pizza',
  'burger',
  'sandwich',
  'toast',
  'wrap',
  'taco',
  'nachos',
  'pancakes',
  'fritters',
  'omelette',
  'eggs',
  'dumplings',
  'rolls',
  'sushi',
  'porridge',
  'cake',
  'sponge',
  'cheesecake',
  'slice',
  'biscuits',
  'muffins',
  'scones',
  'buns',
  'loaf',
  'flatbread',
  'doughnuts',
  'pudding',
  'dessert',
  'ice-cream',
  'pavlova',
  'fruit',
  'drink',
  'dip',
  'jar',
  'balls',
  'vegetables',
  'chips',
  'mash',
] as const;
export type DishKind = (typeof dishKinds)[number];

export interface RecipeCover {
  /** The address of an image of the curated library that shows this dish. */
  readonly imageUrl?: string | undefined;
  /** The colour that most of that image has. */
  readonly imageColour?: string | undefined;
  /** The dish to draw; a pattern stands for one of unknown kind. */
  readonly kind?: DishKind | undefined;
  /** What is drawn of its foods, each once, the most specific first. */
  readonly foods: readonly string[];
  readonly colour: CoverColour;
}
