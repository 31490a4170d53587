/**
 * Units as people write them.
 *
 * - Letter case matters once: "T" is a tablespoon, "t" a teaspoon.
 */
import { unitSpellings } from './unit-spellings';
import { unitSpellingsInOtherLanguages } from './unit-spellings-in-other-languages';
import { unitTable, type UnitId } from './unit-table';

/**
 * The unit a word or phrase means, whatever its spelling, language or points.
 *
 * @example findUnit('Tablespoons') // 'tbsp'
 * @example findUnit('fl. oz.') // 'fl oz'
 * @example findUnit('elephant') // undefined
 */
export function findUnit(text: string): UnitId | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const exact = findExactUnit(trimmed) ?? unitsBySpelling.get(trimmed);
  return exact ?? unitsBySpelling.get(foldSpelling(trimmed));
}

/** Lower case, no points, single spaces: how spellings are compared. */
function foldSpelling(text: string): string {
  return text.toLowerCase().replaceAll('.', ' ').replace(/\s+/g, ' ').trim();
}

/** The spellings that differ only in letter case. */
export function findExactUnit(text: string): UnitId | undefined {
  if (text === 'T' || text === 'T.') return 'tbsp';
  return text === 't' || text === 't.' ? 'tsp' : undefined;
}

/** Every spelling, folded, with its unit. The languages of most readers win where a word is in several. */
export const unitsBySpelling: ReadonlyMap<string, UnitId> = new Map([
  ...Object.entries(unitSpellingsInOtherLanguages).flatMap(([id, lists]) =>
    spellingsOf(lists, id as UnitId),
  ),
  ...Object.entries(unitTable).flatMap(([id, row]) =>
    spellingsOf([id, row.label, row.plural, unitSpellings[id as UnitId] ?? ''], id as UnitId),
  ),
]);

/** Each of the spellings in the lists of a table, folded. */
export function spellingsOf(lists: readonly string[], id: UnitId): (readonly [string, UnitId])[] {
  return lists
    .flatMap((list) => list.split(', '))
    .map(foldSpelling)
    .filter((spelling) => spelling !== '')
    .map((spelling) => [spelling, id] as const);
}
