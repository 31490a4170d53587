/**
 * Which remarks of a row name more foods to buy: "brown rice, sesame seeds and lime wedges".
 *
 * - Without an amount the row is a list when two of its foods are known, or when none is and a remark
 *   joins several.
 * - With an amount, every food of a remark must be known. One alone is no list: it may be another
 *   name for the food ("starfruit, carambola"); a kind of it, and the parts of a mix, name the variety.
 * - After "such as" everything is an example.
 */
import { findListedFood } from '../foods/find-food';
import { isForeignNameOf, onlyPrepares } from '../foods/languages/find-foreign-food';
import type { Ingredient } from '../recipe/ingredient';
import { foodsInNote } from './foods-in-note';
import type { FoodsInNote } from './foods-in-note';
import { startsExamples } from './remark-kinds';

/** "Salz und Pfeffer, weiß". */
const colour =
  /^(?:wei(?:ß|ss)|schwarz|bunt|rot|blanc|noir|bianco|nero|blanc[oa]|negr[oa]|rosa|wit|zwart)(?:e[rsn]?)?$/iu;

export interface RowNote {
  readonly row: Ingredient;
  /** The foods of its name. */
  readonly names: readonly string[];
  /** Of its note, between the commas. */
  readonly pieces: readonly string[];
  readonly isEach: boolean;
}

/** For each piece what it names; nothing at the place of a mere remark. */
export function foodsInNotes(note: RowNote): (FoodsInNote | undefined)[] {
  const { row, names, pieces, isEach } = note;
  const head = names.at(-1) ?? '';
  const examplesAt = pieces.findIndex(startsExamples);
  const end = examplesAt === -1 ? pieces.length : examplesAt;
  const areSeasonings = names.every((name) => findListedFood(name)?.aisle === 'Herbs & Spices');
  const read = pieces
    .slice(0, end)
    .map((piece) =>
      areSeasonings && (onlyPrepares(piece) || colour.test(piece))
        ? undefined
        : foodsInNote(piece, head),
    );
  if (isEach) return read;
  if (blends.test(row.name) && !findListedFood(row.name)) return [];
  if (row.amount.trim() === '') return isList(read, names) ? read : [];
  return foodsBesideAmount(read, row.name);
}

function isList(read: readonly (FoodsInNote | undefined)[], names: readonly string[]): boolean {
  const found = read.filter((more) => more !== undefined);
  const knownInName = names.filter((name) => findListedFood(name)).length;
  const others = found.filter(({ mayBeKind }) => !mayBeKind);
  const known = others.reduce((sum, more) => sum + more.known, knownInName);
  return known >= 2 || (knownInName === 0 && found.some((more) => more.foods.length > 1));
}

function foodsBesideAmount(
  read: readonly (FoodsInNote | undefined)[],
  name: string,
): (FoodsInNote | undefined)[] {
  const sure = read.map((more) => {
    if (!more || more.known < more.foods.length) return undefined;
    const isMix = listsItsParts(name) && !isGeneralName(name);
    const mayBePart = more.mayBeKind || isCollective(name) || isMix;
    return more.conjunction === '' && mayBePart ? undefined : more;
  });
  const count = sure.reduce((sum, more) => sum + (more?.foods.length ?? 0), 0);
  return sure.map((more) => (count > 1 || more?.conjunction !== '' ? more : undefined));
}

/**
 * Products of which a remark lists what is in them: "flour blend (hazelnut meal, tapioca)".
 *
 * @example listsItsParts('paleo flour blend') // true
 */
export function listsItsParts(name: string): boolean {
  return mixes.test(inEnglish(name));
}

/**
 * Names that are bought by their kinds, which follow: "spices, cinnamon, celery seed".
 *
 * @example isGeneralName('optional spices') // true
 */
export function isGeneralName(name: string): boolean {
  return generalNames.test(inEnglish(name)) || freshHerbs.test(inEnglish(name));
}

function isCollective(name: string): boolean {
  return collectives.test(inEnglish(name)) && !isGeneralName(name);
}

/** "Gemischte Beeren" are mixed berries. */
function inEnglish(name: string): string {
  const food = findListedFood(name);
  return food && isForeignNameOf(name, food) ? (food.names[0] ?? name) : name;
}

const generalNames =
  /^(?:(?:optional|other|fresh|dried|ground|whole|soft|favou?rite|your) )*(?:spices|herbs|seasonings)$/i;
/** Dried ones are sold mixed. */
const freshHerbs = /^mixed (?:fresh|soft|tender|green) herbs$/i;
/** The text after them lists their parts. */
const mixes =
  /^(?:(?:frozen|fresh|dried|canned|tinned|roasted|raw|salted) )*(?:mixed|assorted|a? ?(?:selection|variety|combination) of)\b|\b(?:mix|mixture|medley|assortment|blend|base|kit|seasoning|rub|granola|muesli|garni)$/i;
/** The same, where no amount says that the row is of one thing. */
const blends = /\b(?:blend|base|kit|seasoning|rub)$/i;
/** The text after them names the variety. */
const collectives =
  /\b(?:nuts|berries|herbs|vegetables|veg|veggies?|vegies?|veges?|greens|seeds|mushrooms|beans|pasta|fish|seafood|cheese|fruit|fruits|meat|spices|lettuce|noodles|stock|oil|vinegar|sugar|flour|milk|bread|wine)$/i;
