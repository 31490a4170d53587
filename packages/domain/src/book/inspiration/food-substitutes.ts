/**
 * Whether an available food satisfies what a recipe needs.
 *
 * - The same food does, and so does any kind of it: brown onions are onions.
 * - A general food matches its kinds, since people type short names: "onion" does
 *   for brown onions, "chicken" for chicken thighs. The result names the available food.
 * - Where the kinds of a food are different things in a pan (cheese, vinegar, fish), the general one
 *   does not do, and neither does another kind of anything: red onions for brown, breast for thigh.
 *   These are similar: shown as a hint, while the food is still missing.
 * - Mince, sausages, offal and what is cured are like no other cut; a whole bird is like its pieces.
 */
import {
  type FoodIdentity,
  type Food,
  findFoodById,
  listFoods,
} from '@saltbush/recipe-parser/foods';

/** `same` and `general` satisfy the need; `like` is only a hint. */
export type Similarity = 'same' | 'general' | 'like';

/**
 * @example similarityOf(findFood('onion'), findFood('brown onion')) // 'general'
 * @example similarityOf(findFood('chicken breast'), findFood('chicken thigh')) // 'like'
 */
export function similarityOf(atHand: FoodIdentity, needed: FoodIdentity): Similarity | undefined {
  if (withKinds(atHand.key).includes(needed.key)) return 'same';
  if (generalOf(needed.key).has(atHand.key)) return 'general';
  return isLike(atHand, needed) ? 'like' : undefined;
}

/**
 * Every food that these do for: what a recipe can ask for without missing it.
 *
 * @example foodsCovered(['brown-onion']) // brown-onion, onion
 */
export function foodsCovered(keys: readonly string[]): Set<string> {
  const covered = new Set(keys.flatMap(withKinds));
  for (const key of keys) for (const kind of kindsOf().get(key) ?? []) covered.add(kind);
  return covered;
}

/** The food and everything it is a kind of. */
function withKinds(key: string): string[] {
  const parentId = findFoodById(key)?.parentId;
  return parentId === undefined ? [key] : [key, ...withKinds(parentId)];
}

/** The foods in general that do for this one. */
function generalOf(key: string): ReadonlySet<string> {
  const known = generalByFood.get(key);
  if (known) return known;
  const food = findFoodById(key);
  if (!food) return nothing;
  const kinds = withKinds(key);
  const differs = kinds.findIndex((kind, n) => n > 0 && kindsDiffer.has(kind));
  const general = new Set(kinds.slice(1, differs === -1 ? undefined : differs));
  const animal = animalOf(food);
  const isPiece = animal !== key && !key.startsWith('whole-');
  if (animal !== undefined && isPiece) general.add(animal);
  generalByFood.set(key, general);
  return general;
}

/** Asked for each food of each recipe; there are no more of them than the table has foods. */
const generalByFood = new Map<string, ReadonlySet<string>>();
const nothing: ReadonlySet<string> = new Set();

/** Two kinds of one food, a kind and the food that does not do for it, or two cuts. */
function isLike(atHand: FoodIdentity, needed: FoodIdentity): boolean {
  const kinds = withKinds(needed.key).slice(1);
  if (withKinds(atHand.key).some((kind) => kinds.includes(kind))) return true;
  const animal = animalOf(needed.food);
  return animal !== undefined && animal === animalOf(atHand.food);
}

/** "chicken" of a cut of it, and of the whole bird. */
function animalOf(food: Food | undefined): string | undefined {
  if (food?.aisle !== 'Meat & Seafood' || ofItsOwn.test(food.id)) return undefined;
  return food.id.split('-').find((word) => animals.has(word));
}

/** The general food -> the kinds it does for. Read once. */
function kindsOf(): ReadonlyMap<string, readonly string[]> {
  if (kindsByGeneral) return kindsByGeneral;
  const kinds = new Map<string, string[]>();
  for (const { id } of listFoods()) {
    for (const general of generalOf(id)) kinds.set(general, [...(kinds.get(general) ?? []), id]);
  }
  kindsByGeneral = kinds;
  return kinds;
}

let kindsByGeneral: ReadonlyMap<string, readonly string[]> | undefined;

const animals: ReadonlySet<string> = new Set(
  'beef chicken duck goat kangaroo lamb pork rabbit salmon tuna turkey veal venison'.split(' '),
);

const ofItsOwn =
  /mince|sausage|liver|kidney|heart|tongue|bone|neck|feet|giblet|burger|patty|patties|meatball|schnitzel|nugget|kebab|roe|smoked|crumbed|corned|cooked/;

/** Foods whose kinds are no substitute for each other, so the general word is too vague. */
const kindsDiffer: ReadonlySet<string> = new Set(
  [
    'cheese vinegar fish-fillet sausage liver pate mustard curry-paste salad-dressing pasta-sauce',
    'jam chutney hot-sauce food-colouring jelly-crystals instant-pudding-mix cake-mix frosting',
    'caramel-sauce chocolate-chip cracker',
  ].flatMap((line) => line.split(' ')),
);
