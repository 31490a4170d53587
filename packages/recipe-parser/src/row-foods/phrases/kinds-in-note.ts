/**
 * A general name whose remark lists kinds, of which one is bought: "nuts (walnuts, pecans)", "fish, cod or haddock".
 *
 * - The first kind is the food, and the others are choices.
 * - What shops sell mixed ("berries", "vegetables", "herbs") keeps its name.
 */
import type { Aisle } from '../../foods/aisle';
import { findListedFood } from '../../foods/find-food';
import type { Ingredient } from '../../recipe/ingredient';
import { splitAtCommas, splitAtConjunctions } from '../conjunctions';
import { isDescription } from '../remark-kinds';

/**
 * @param row with its fields filled; without an amount its remark may list foods of their own
 * @example withKindOfNote({ name: 'nuts', amount: '1', unit: 'cup', note: 'walnuts, pecans' }).name // 'walnuts'
 */
export function withKindOfNote(row: Ingredient): Ingredient {
  const { name, amount, note = '' } = row;
  if (amount.trim() === '' || !generalName.test(name) || /\beach\b/i.test(note)) return row;
  const pieces = splitAtCommas(note);
  const start = pieces.findIndex((piece) => !isDescription(piece));
  const listed = start === -1 ? [] : pieces.slice(start);
  const end = listed.findIndex((piece) => !listsKinds(piece));
  const kinds = end === -1 ? listed : listed.slice(0, end);
  const names = kinds.flatMap((piece) => splitAtConjunctions(piece).map(({ text }) => text));
  const [kind, ...others] = names;
  if (kind === undefined || others.length === 0 || !areAlike(names, name)) return row;
  const remarks = [...pieces.slice(0, start), ...listed.slice(kinds.length)];
  const choices = others.map((other) => `or ${other}`);
  return { ...row, name: kind, note: [...choices, ...remarks].join(', ') };
}

const listsKinds = (piece: string) =>
  splitAtConjunctions(piece).every(({ text }) => findListedFood(text) !== undefined);

/** "Cheese, onion" are two foods, but shops have nuts, and cheeses, in two aisles. */
function areAlike(kinds: readonly string[], name: string): boolean {
  const aisles = kinds.map((kind) => findListedFood(kind)?.aisle);
  const own = inSeveralAisles.find(([names]) => names.test(name))?.[1] ?? [
    findListedFood(name)?.aisle,
  ];
  return aisles.every((aisle) => own.includes(aisle));
}

const inSeveralAisles: readonly (readonly [RegExp, readonly (Aisle | undefined)[]])[] = [
  [/nuts?$/i, ['Baking', 'Snacks & Confectionery', 'Pantry']],
  [/cheeses?$/i, ['Dairy, Eggs & Fridge', 'Deli']],
  [/oil$|vinegar$/i, ['Pantry', 'International']],
];

const generalName =
  /^(?:(?:chopped|toasted|roasted|raw|firm|white|fresh|grated|shredded|hard|soft|melting|short|dried|your favou?rite) )*(?:nuts?|fish|cheeses?|pasta|oil|vinegar|mushrooms|meat|steak|liqueur|spirits?)$/i;
