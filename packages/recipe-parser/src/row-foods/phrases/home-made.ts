/**
 * Names of what a kitchen makes of the foods beside them: "egg wash (1 egg + 1 tbsp milk)", "Slurry: 1 tbsp cornflour".
 * Nobody buys them: the foods are bought.
 *
 * - What no shop sells is made at home, however much of it: a flax egg, an egg wash.
 * - A sauce or a spice mix is, too, where its row has no amount but says what it is made of.
 */

/**
 * @param hasAmount whether the row says how much of it
 * @example isHomeMade('egg wash', true) // true
 */
export function isHomeMade(name: string, hasAmount: boolean): boolean {
  const isNeverSold = neverSold.test(name) || seedOfEgg(name) !== undefined;
  return isNeverSold || (!hasAmount && madeOfParts.test(name));
}

/**
 * The seed that stands for an egg in vegan baking, a tablespoon for each.
 *
 * @example seedOfEgg('flax eggs') // 'flax'
 */
export function seedOfEgg(name: string): 'flax' | 'chia' | undefined {
  const seed = seedEgg.exec(name)?.[1]?.toLowerCase();
  if (seed === undefined) return undefined;
  return seed === 'chia' ? 'chia' : 'flax';
}

/** Headings that a page has among its foods: "Extras: lime, chillies". */
export function isLabel(name: string): boolean {
  return label.test(name);
}

const neverSold = /\b(?:(?:egg|milk) wash|slurry|(?<!curry )roux)$/i;
const seedEgg =
  /^["“”']?(flax|flaxseed|linseed|chia)(?:[ -]?seeds?)?(?: meal)? ["“”']?eggs?["“”']?$/i;
const madeOfParts =
  /\b(?:(?:spice|seasoning|herb|curry|dry|flour|sugar|cheese) (?:mix|mixture|blend|rub|paste)|rub|dressing|vinaigrette|marinade|sauce|gravy|glaze|syrup|batter|dough|filling|stuffing|topping|crumb|crumble|streusel|icing|frosting|coating|dredge|brine)$/i;
const label =
  /^(?:ingredients?|toppings?|fillings?|garnish(?:es)?|extras?|sides?|accompaniments?|add[- ]ins?|mix[- ]ins?|(?:optional |suggested )(?:toppings?|extras?|garnish(?:es)?|add[- ]ins?)|(?:to|for) (?:serve|serving|garnish|finish|top|topping)|serve with|garnitures?|accompagnements?|guarnición|acompañamiento|decoración|decorazione|guarnizione|contorno|au(?:ß|ss)erdem|zusätzlich|sonstiges|dodatkowo|tilbehør|tillbehör|dessutom|ingrédients|ingredientes|ingredienti)$/i;
