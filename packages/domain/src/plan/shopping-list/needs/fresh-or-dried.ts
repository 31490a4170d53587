/**
 * Whether an herb or spice is meant fresh, dried or ground, when its name alone does not say.
 *
 * - A spoonful of plain coriander, ginger or turmeric is ground; a bunch, a piece or a knob is fresh.
 * - A teaspoon of a plain herb is dried.
 * - A teaspoon of crushed chilli is chilli flakes, of plain chilli it is the powder.
 * - A spoonful of tomato purée is tomato paste, of soda it is bicarbonate.
 * - A paprika that is counted is a capsicum: Germans, Dutch and Scandinavians call it so.
 * - No English row is a "room": it is the cream of the Dutch.
 * - A bunch or a sprig of Dutch "selderij" is of its leaves.
 * - Beans that are soaked are dried ones, and juice that is squeezed is of fresh fruit.
 * - A spoon of orange juice is of an orange.
 * - A word in the row wins: "fresh", "dried", or what is done only to fresh ones ("chopped", "grated").
 */
import { findListedFood, findNamedFood } from '@saltbush/recipe-parser/foods';
import type { UnitId } from '@saltbush/recipe-parser/units';

/**
 * @example inUsualForm('coriander', 'tsp', '') // 'ground coriander'
 * @example inUsualForm('turmeric', 'knob', '') // 'fresh turmeric'
 * @example inUsualForm('ginger', 'tbsp', 'grated') // 'ginger'
 */
export function inUsualForm(
  name: string,
  unit: UnitId | undefined,
  note: string,
  isCounted = false,
): string {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^organic /, '');
  const isDried = saysSoaked.test(note) || (isDry.test(plain) && !findNamedFood(plain));
  const dried = isDried ? driedPulse(plain) : undefined;
  if (dried !== undefined) return dried;
  const juice = saysSqueezed.test(`${plain} ${note}`) ? freshJuice(plain) : undefined;
  if (juice !== undefined) return juice;
  if (isSpoonOf(unit) && findListedFood(plain)?.id === 'orange-juice') return 'fresh orange juice';
  if (/^ribs$/.test(plain)) return 'pork ribs';
  if (plain === 'room') return 'thickened cream';
  if (plain === 'selderij' && unit !== undefined && unitsOfLeaves.has(unit)) return 'celery leaves';
  if (unit === undefined) return isCounted && /^paprikas?$/.test(plain) ? 'capsicum' : name;
  if (unit === 'slice' && breadInLanguages.test(plain)) return 'bread';
  if (isSpoonOf(unit) && plain === 'soda') return 'bicarbonate of soda';
  if (isSpoonOf(unit) && britishPaste.test(plain)) return 'tomato paste';
  if (freshUnits.has(unit)) return freshByPiece.get(plain) ?? name;
  if (isSpoonOf(unit) && plainChilli.test(plain) && saysFlakes.test(`${plain} ${note}`))
    return 'chilli flakes';
  if (isPinchOf(unit) && plainChilli.test(plain) && !saysFresh.test(note) && !ofColour.test(plain))
    return 'chilli powder';
  const dry = (unit === 'tsp' ? driedByTeaspoon.get(plain) : undefined) ?? groundBySpoon.get(plain);
  return dry === undefined || !isSpoonOf(unit) || saysFresh.test(note) ? name : dry;
}

function driedPulse(name: string): string | undefined {
  const food = findListedFood(name.replace(isDry, ''));
  const dried = food?.aisle === 'Pantry' ? `dried ${food.names[0]}` : '';
  return findNamedFood(dried) && dried;
}

/** "Pink grapefruit juice, freshly squeezed": of the fruit, or of what it is a kind of. */
function freshJuice(name: string): string | undefined {
  const fruit = /^(?:fresh(?:ly)? )?(?:squeezed )?(.+) juice$/.exec(name)?.[1];
  const food = fruit === undefined ? undefined : findListedFood(fruit);
  const kinds = [fruit, food?.names[0], food?.parentId?.replaceAll('-', ' ')];
  const juice = kinds.map((kind) => `fresh ${kind} juice`).find((each) => findNamedFood(each));
  return juice && findNamedFood(juice) !== findListedFood(name) ? juice : undefined;
}

const saysSqueezed = /\b(?:fresh|freshly|squeezed)\b/i;

const isDry = /^dry /;

/** "Soaked overnight", "soak for 8 hours"; not rice noodles, which are dried by their plain name. */
const saysSoaked = /\bsoak(?:ed|ing)?\b/i;

function isSpoonOf(unit: UnitId | undefined): boolean {
  return unit === 'tsp' || unit === 'tbsp' || unit === 'dsp' || unit === 'pinch';
}

function isPinchOf(unit: UnitId): boolean {
  return unit === 'tsp' || unit === 'pinch';
}

/** Alone these are English words too; slices of them are bread. */
const breadInLanguages = /^(?:pan|pain|pane)$/;

/** What Britain calls purée is paste; nobody measures what is in a tin in spoons. */
const britishPaste = /^tomato pur[eé]e$/;
const plainChilli = /^(?:(?:red|hot|crushed) )*ch?ill?[iey]e?s?(?: peppers?)?$/;
/** Peppers, and those named by a colour, are fresh ones. */
const ofColour = /\b(?:red|pepper)/;
const saysFlakes = /\b(?:crushed|flake[ds]?)\b/i;
const saysFresh =
  /\b(?:whole|fresh|freshly|chopped|grated|minced|sliced|shredded|diced|julienned?|torn|picked|peeled|crushed|pounded|leaf|leaves|root|stems?|stalks?|sprigs?|bunch|piece|knob|garnish|serve|serving|loosely|packed)\b/i;

const groundBySpoon: ReadonlyMap<string, string> = new Map([
  ['coriander', 'ground coriander'],
  ['ginger', 'ground ginger'],
  ['clove', 'ground cloves'],
  ['cloves', 'ground cloves'],
]);

const driedByTeaspoon: ReadonlyMap<string, string> = new Map(
  'thyme basil rosemary sage tarragon parsley mint'
    .split(' ')
    .map((herb) => [herb, `dried ${herb}`] as const),
);

/** Foods that are dried or ground by their plain name. */
const freshByPiece: ReadonlyMap<string, string> = new Map([
  ['turmeric', 'fresh turmeric'],
  ['coriander', 'fresh coriander'],
  ['oregano', 'fresh oregano'],
  ['marjoram', 'fresh marjoram'],
]);

const unitsOfLeaves: ReadonlySet<UnitId> = new Set<UnitId>(['bunch', 'sprig', 'leaf', 'tbsp']);

const freshUnits: ReadonlySet<UnitId> = new Set<UnitId>([
  'bunch',
  'sprig',
  'handful',
  'piece',
  'knob',
  'thumb',
  'cm',
  'inch',
  'stalk',
  'stem',
  'leaf',
]);
