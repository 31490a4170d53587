/**
 * Foods that a cook substitutes for each other, so that "butter/margarine" is a choice and
 * "carrots/radish" is not.
 *
 * - Kinds of one food do for each other, and so do the foods of a group here.
 */
import type { Food } from './food';
import { findFoodById, findNamedFood } from './food-index';

/** @example isSubstitute(butter, margarine) // true */
export function isSubstitute(one: Food, other: Food): boolean {
  const kinds = withParents(one);
  const others = withParents(other);
  if (others.some((id) => kinds.includes(id))) return true;
  return groups().some(
    (group) => kinds.some((id) => group.has(id)) && others.some((id) => group.has(id)),
  );
}

function withParents(food: Food): string[] {
  const parent = food.parentId === undefined ? undefined : findFoodById(food.parentId);
  return parent ? [food.id, ...withParents(parent)] : [food.id];
}

function groups(): readonly ReadonlySet<string>[] {
  idsByGroup ??= substituteGroups.map((names) => {
    const foods = names.split(', ').map(findNamedFood);
    return new Set(foods.flatMap((food) => food?.id ?? []));
  });
  return idsByGroup;
}

let idsByGroup: readonly ReadonlySet<string>[] | undefined;

/** A group per line, by names of the food table. */
export const substituteGroups: readonly string[] = [
  'butter, margarine, ghee, lard, dripping, copha',
  'milk, soy milk, almond milk, oat milk, buttermilk',
  'cream, thickened cream, sour cream, crème fraîche, yoghurt, greek yoghurt',
  'stock, chicken stock, vegetable stock, beef stock, fish stock',
  'olive oil, vegetable oil, canola oil, sunflower oil, peanut oil, grapeseed oil, rice bran oil, coconut oil',
  'vinegar, white vinegar, apple cider vinegar, red wine vinegar',
  'lemon, lime',
  'lemon juice, lime juice',
  'honey, maple syrup, golden syrup, agave syrup, rice malt syrup, treacle, molasses',
  'white sugar, brown sugar, caster sugar',
  'parsley, coriander, basil, mint, chive, dill',
  'onion, shallot, leek, spring onion',
  'spinach, baby spinach, silverbeet, kale, rocket',
  'bacon, pancetta, prosciutto, ham',
  'chicken, turkey',
  'soy sauce, tamari, coconut aminos',
  'cornflour, arrowroot, potato starch, tapioca flour',
  'parmesan, pecorino',
  'ricotta, cottage cheese',
  'broccoli, broccolini, cauliflower',
  'sweet potato, pumpkin',
  'carrot, parsnip',
  'walnut, pecan, almond, hazelnut, cashew, macadamia, pistachio',
  'sultana, raisin, currant, dried cranberry',
  'rice, quinoa, couscous, burghul',
  'dry sherry, shaoxing wine, mirin, sake',
  'tortilla, pita bread, naan',
  'mayonnaise, aioli',
  'cayenne pepper, chilli flakes',
  'kidney beans, black beans, cannellini beans, borlotti beans',
  'chips, fries',
  'salmon, trout',
  'passata, tomato puree',
  'cocoa powder, cacao powder',
  'vanilla extract, vanilla bean, vanilla bean paste',
  'gelatine, agar agar',
  'nectarine, peach, apricot, plum',
  'raspberry, blueberry, strawberry, blackberry',
  'apple, pear',
  'orange, mandarin',
  'tofu, tempeh',
  'breadcrumbs, panko',
];
