/**
 * Rows that name a part of the recipe: "Lemon cream", and then what it is made of. Pages print such headings among the
 * ingredients, and whoever shops would buy the finished cream as well.
 *
 * - What shops sell ready made is a heading only above what it is made of: "Hummus" above chickpeas and tahini.
 */
import { findListedFood, foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { isMadeAbroad } from './part-headings-abroad';

/** A row, and whether its text says how much. */
export interface RowWithAmount {
  readonly row: Ingredient;
  readonly hasAmount: boolean;
}

/**
 * Whether the row at `index` is a heading: no amount, at least two rows with amounts behind it, and either "… mixture",
 * which nobody sells, or the name of something made that is no food of the table ("puff pastry" is one) or stands above
 * what it is made of.
 *
 * @example isPartHeading([heading('Lemon cream'), amount('200 g cream cheese'), amount('1 lemon')], 0) // true
 */
export function isPartHeading(rows: readonly RowWithAmount[], index: number): boolean {
  const { row, hasAmount } = rows[index]!;
  const isRemarked = row.note !== undefined && !(isShouted.test(row.name) && made.test(row.name));
  if (hasAmount || isRemarked) return false;
  const name = row.name.replace(/\W+$/, '');
  const parts = rows.slice(index + 1, index + 1 + mostParts);
  if (parts[0]?.hasAmount === true && isAboveItsParts(name, parts)) return true;
  if (isAboveItsFood(name, parts)) return true;
  const following = parts.slice(0, fewestRows);
  if (following.length < fewestRows || !following.every((next) => next.hasAmount)) return false;
  const isMade = isMadePart(name) && !findListedFood(name);
  return name.split(/\s+/).length <= mostWords && (isMade || dish.test(name));
}

/**
 * "Tabouli" above parsley, and "pastry" above flour: shops have it, but here it is made. The row behind is a part of it, and
 * so is another one, so that "hummus" above "4 tortillas" is bought. Foods of other languages count by their English names:
 * "Mürbeteig" above "Mehl".
 */
function isAboveItsParts(name: string, following: readonly RowWithAmount[]): boolean {
  const english = findListedFood(name)?.names[0] ?? name;
  const [, main, others] = madeOf.find(([names]) => names.test(name) || names.test(english)) ?? [];
  if (!main || !others) return false;
  const texts = following.map(({ row }) => {
    const food = findListedFood(row.name);
    return [row.name, row.note, food?.nameOfOne, food?.name].join(' ');
  });
  const isPart = (text: string) => main.test(text) || others.test(text);
  return (
    isPart(texts[0] ?? '') &&
    texts.some((text) => main.test(text)) &&
    texts.filter(isPart).length >= fewestRows
  );
}

/**
 * "Whipped feta" above "200 g feta", and "Rice" above "2 cups jasmine rice": what is made has the name of what it is made of.
 * A plain name needs more rows with amounts behind it, since "parsley" may be a row of its own.
 */
function isAboveItsFood(name: string, following: readonly RowWithAmount[]): boolean {
  const head = singularWords(foodWords(name)).at(-1);
  const amounts = following.findIndex(({ hasAmount }) => !hasAmount);
  const rows = following.slice(0, amounts === -1 ? following.length : amounts);
  const names = rows.map(({ row }) => singularWords(foodWords(row.name)));
  if (isCooked.test(name))
    return rows.length >= fewestRows && names.some((words) => words.includes(head!));
  const isKind = (names[0]?.length ?? 0) > 1 && names[0]?.at(-1) === head;
  return /^\p{Lu}\p{L}+$/u.test(name) && rows.length > fewestRows && isKind;
}

/**
 * Whether the last word is one for what kitchens make for a part of a dish: "lemon cream". Whoever calls it knows that it is
 * no food of the table, as sour cream is.
 *
 * @example isMadePart('tahini dressing') // true
 */
export const isMadePart = (name: string): boolean => made.test(name) || isMadeAbroad(name);

/** @example isMadeInKitchens('pesto') // true, though shops have it too */
export const isMadeInKitchens = (name: string): boolean =>
  isMadePart(name) || madeOf.some(([names]) => names.test(name));

/** "Crispy chickpeas", "pickled onions", "mashed potatoes": something was done with the food. */
const isCooked =
  /^(?:quick[- ])?(?:whipped|crispy|crunchy|pickled|roast(?:ed)?|fried|mashed|smashed|charred|marinated|candied|caramelised|caramelized|spiced|toasted|braised|grilled|baked|poached|glazed|stewed|steamed|creamed|blistered|burnt|spicy|sticky|warm|macerated|smoky) [\p{L}]+(?: [\p{L}]+)?$/iu;

/** "MAPLE CREAM, optional" is a heading, too. */
const isShouted = /^[^\p{Ll}]{6,}$/u;

const mostParts = 5;

/** What kitchens and shops make, a food without which nobody makes it, and what else is in it. */
const madeOf: readonly (readonly [RegExp, RegExp, RegExp])[] = (
  [
    ['tabb?oul(?:i|eh)|tabuli', 'parsley|burghul|bulgh?ur', 'mint|tomato(?:es)?|lemons?|cucumber'],
    [
      '(?:cole)?slaw',
      'cabbages?|wombok|kale',
      'carrots?|apples?|mayonnaise|onions?|yogh?u?rt|vinegar|fennel',
    ],
    ['hummus|houmous', 'chickpeas?|garbanzo', 'tahini|lemons?|garlic|cumin'],
    [
      'salsa|pico de gallo',
      'tomato(?:es)?|tomatillos|mango(?:es)?|pineapple',
      'onions?|coriander|cilantro|limes?|chill?i(?:es)?|jalapenos?',
    ],
    ['guacamole|guac', 'avocados?', 'limes?|onions?|coriander|cilantro|lemons?'],
    ['tzatziki|raita|labneh', 'yogho?urt|yogurt', 'cucumbers?|mint|dill|garlic|lemons?|salt|cumin'],
    ['pesto', 'basil|parsley|rocket|kale', 'pine nuts|parmesan|garlic|walnuts|almonds|cashews'],
    ['aioli|mayo(?:nnaise)?', 'egg yolks?', 'oil|garlic|mustard|lemons?'],
    [
      'chimichurri|gremolata|zhoug|chermoula',
      'parsley|coriander|cilantro',
      'garlic|vinegar|lemons?|chill?i(?:es)?|oil|cumin',
    ],
    [
      'dukkah|granola|muesli',
      'hazelnuts?|almonds?|oats|pecans?',
      'seeds|honey|cumin|maple syrup|coconut|oil',
    ],
    [
      '(?:shortcrust |sweet |tart )?pastry|pie crust|pizza dough|flammkuchen dough|scones?|dumplings?|gnocchi|flatbreads?|naan|pancakes?|crepes',
      'flour',
      'butter|eggs?|yeast|milk|water|potatoes|yogho?urt|yogurt|sugar|suet|salt',
    ],
    [
      '(?:salted )?caramel|toffee|butterscotch',
      'sugar|condensed milk|golden syrup',
      'butter|cream|water|milk|salt|syrup|vanilla',
    ],
    ['jelly', 'gelatine?|agar', 'sugar|water|juice|cordial|berries'],
    [
      'praline|brittle|honeycomb',
      'sugar|honey|golden syrup',
      'nuts|almonds?|hazelnuts?|pecans?|water|bicarb(?:onate)?|baking soda|butter|syrup',
    ],
    ['ganache|truffles?', 'chocolate', 'cream|butter'],
    ['meringue|pavlova', 'egg whites?|whites', 'sugar|cornflour|vinegar|cream of tartar'],
    ['crumble|streusel', 'oats|flour', 'butter|sugar|almonds?|cinnamon|nuts'],
    [
      'icing|frosting|buttercream|(?:cream cheese|chocolate|lemon) (?:icing|frosting)',
      '(?:icing|powdered|confectioners.?) sugar|cream cheese',
      'butter|milk|lemons?|vanilla|water|cocoa',
    ],
    [
      'custard|pastry cream',
      'egg yolks?|cornflour|cornstarch|custard powder',
      'milk|cream|sugar|vanilla',
    ],
    ['satay(?: sauce)?|peanut sauce', 'peanut', 'soy|coconut|limes?|honey|sugar'],
    [
      'meatballs?|burgers?|patties|koftas?',
      'mince|minced|meatloaf mix|ground (?:beef|pork|lamb|turkey|chicken|veal|meat)',
      'onions?|breadcrumbs|eggs?|garlic|cumin|parsley',
    ],
    [
      'pickled (?:(?:red )?onions?|cucumbers?|veg(?:etables)?|radish(?:es)?|carrots?)',
      'vinegar',
      'onions?|cucumbers?|carrots?|radish(?:es)?|sugar|salt',
    ],
    [
      'gravy',
      'flour|cornflour|cornstarch|drippings|giblets?',
      'stock|broth|butter|drippings|wine|onions?',
    ],
    ['b[eé]chamel|white sauce|cheese sauce', 'milk', 'butter|flour|cheese|cheddar|nutmeg'],
    ['sugo|napoli sauce|ragu|bolognese', 'tomato(?:es)?|passata', 'onions?|garlic|mince|oil|wine'],
    [
      'croutons|garlic bread|bruschetta|crostini',
      'bread|baguette|ciabatta|sourdough',
      'butter|oil|garlic|parsley',
    ],
    [
      '(?:[a-z]+ )?jam|apple sauce|compote',
      'plums?|apricots?|apples?|pears?|rhubarb|quinces?|cherr(?:y|ies)|[a-z]*berr(?:y|ies)',
      'sugar|cinnamon|lemons?|vanilla|honey',
    ],
    ['dip', 'yogho?urt|sour cream|quark|cream cheese|mayonnaise', 'garlic|lemons?|chives?|herbs'],
    ['sponge(?: cake)?', 'eggs?', 'sugar|flour'],
    ['garlic butter', 'butter', 'garlic|parsley|herbs|chives?|dill|salt'],
    ['(?:instant )?mashed potato(?:es)?', 'potato(?:es)?', 'milk|butter|cream|nutmeg'],
    [
      'potato dumplings?|bread dumplings?',
      'potato(?:es)?|bread',
      'eggs?|milk|flour|starch|parsley',
    ],
    [
      '(?:spice|dry) (?:mix|rub|paste)|rub',
      'cumin|coriander|paprika',
      'salt|sugar|garlic|chill?i|pepper|turmeric|oregano',
    ],
  ] as const
).map(([names, main, others]) => [
  new RegExp(`^(?:${names})$`, 'i'),
  new RegExp(String.raw`\b(?:${main})\b`, 'i'),
  new RegExp(String.raw`\b(?:${others})\b`, 'i'),
]);

/** A dish or a filling, though a spice and a food are called so too. */
const dish = /^(?:curry|creme)$/i;

const fewestRows = 2;
const mostWords = 5;

const made =
  /^[^\d,;]*\b(?:pastry|dough|batter|crust|base|shell|sponge|cake|cream|custard|curd|ganache|mousse|meringue|filling|fillings|top|topping|toppings|crumble|crumb|streusel|frosting|icing|glaze|syrup|sauce|gravy|crema|aioli|dressing|vinaigrette|marinade|rub|brine|coating|stuffing|garnish|salad|slaw|salsa|patties|meatballs|dumplings|mixture|mix|seasoning|broth|stock|liquid|layer|assembly)$/i;
