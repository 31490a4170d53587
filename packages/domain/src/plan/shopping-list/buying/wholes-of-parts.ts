/**
 * How many whole ones give the parts that recipes need: 60 mL lemon juice is of two lemons.
 *
 * - Parts of one food come from the same pieces: of juice and zest the larger need counts, and of whites and yolks.
 *   Whole ones that recipes need come on top.
 * - A part that nothing measures (drops, strips) takes a piece that may be begun.
 * - The brine or oil of a jar is in the jar that is bought anyway.
 * - What one piece gives is typical, typed by us: a medium Australian fruit, an egg of 50 g.
 */
import type { Span, Sum } from '../amounts/add-amounts';
import { joinSums } from '../amounts/join-sums';
import type { NeededFood } from '../needs/list-need';

/**
 * The same sums, with whole pieces in place of the parts.
 *
 * @example withWholes([sixtyMlJuice, twoTspZest], lemon)[0]?.base.max // 1.33…
 */
export function withWholes(all: readonly Sum[], { key, food }: NeededFood): readonly Sum[] {
  const sums = withoutLiquids(all);
  const yields = yieldsOfOne.get(key) ?? (sums.some(isZest) ? usualYields : undefined);
  const parts = yields ? sums.filter((sum) => partOf(sum) !== undefined) : [];
  const [first] = parts;
  if (!yields || !first) return sums;
  const needs = new Map<string, number>();
  for (const sum of parts) {
    const part = partOf(sum)!;
    needs.set(part, (needs.get(part) ?? 0) + piecesFor(sum, yields[part]));
  }
  const ofParts = Math.max(...needs.values());
  const isWhole = ({ dimension, unit }: Sum) => dimension === 'pieces' && unit === '';
  const count = ofParts + (sums.find(isWhole)?.base.max ?? 0);
  const span: Span = { min: count, max: count };
  const whole: Sum = { ...first, unit: '', shown: span, base: span };
  const rest = sums.filter((sum) => !parts.includes(sum) && !isWhole(sum));
  return joinSums([whole, ...rest], food).sums;
}

function withoutLiquids(sums: readonly Sum[]): readonly Sum[] {
  const others = sums.filter(({ unit }) => !liquidOfJar.test(unit));
  return others.length > 0 ? others : sums;
}

/** As `joined-foods.ts` writes it: "mL brine". */
const liquidOfJar = / (?:brine|oil|sauce)$/;

const isZest = (sum: Sum) => partOf(sum) === 'zest';

/** "juice" of "mL juice". */
function partOf({ dimension, unit }: Sum): string | undefined {
  const word = unit.slice(unit.lastIndexOf(' ') + 1);
  return dimension === 'pieces' && partWords.has(word) ? word : undefined;
}

const partWords: ReadonlySet<string> = new Set(['juice', 'zest', 'white', 'yolk']);

function piecesFor({ unit, base }: Sum, ofOne: Yields[string] | undefined): number {
  if (!unit.includes(' ')) return base.max;
  const one = ofOne?.[unit.slice(0, unit.lastIndexOf(' '))];
  return one === undefined ? smallPart : base.max / one;
}

/** Of a piece: drops of juice, strips of zest. */
const smallPart = 0.1;

/** What one piece gives, by part and by the unit as `joined-foods.ts` writes it. */
type Yields = Readonly<Record<string, Readonly<Partial<Record<string, number>>>>>;

const juiceAndZest = (ml: number, tsp: number): Yields => ({
  juice: { mL: ml, g: ml, oz: ml / 28 },
  zest: { tsp, g: tsp * 2 },
});

/** Of another citrus fruit. */
const usualYields = juiceAndZest(60, 3);

const yieldsOfOne: ReadonlyMap<string, Yields> = new Map([
  ['lemon', juiceAndZest(45, 3)],
  ['lime', juiceAndZest(30, 2)],
  ['orange', juiceAndZest(80, 4.5)],
  ['blood-orange', juiceAndZest(70, 4)],
  ['mandarin', juiceAndZest(40, 2)],
  ['grapefruit', juiceAndZest(150, 6)],
  ['egg', { white: { mL: 30, g: 32 }, yolk: { mL: 18, g: 18 } }],
]);
