/**
 * All that a household has taught its list, each with what takes it back: which foods are the same, where they are found,
 * what is always at home, what has a line of its own, what is not added up, and what barcodes are called.
 */
import { inSentence, shownFood } from '@saltbush/recipe-parser/foods/shown';
import { compareNames } from '@saltbush/recipe-parser/names';
import { say } from '../../../texts/say';
import { shownAisle } from '@saltbush/recipe-parser/names';
import type { Row, RowMap } from '../../rows/rows';
import type { NamedChange } from '../../sync/operations';
import { openAisles } from '../own-aisles/open-aisles';

export const taughtKinds = {
  same: say('The same food'),
  aisle: say('Found in another aisle'),
  staple: say('Always at home'),
  split: say('A line of its own'),
  measures: say('Not converted'),
  barcode: say('Barcodes'),
} as const;

export type TaughtKind = keyof typeof taughtKinds;

export interface Taught {
  /** Names it among the others. */
  key: string;
  kind: TaughtKind;
  /** "mince is beef mince" */
  text: string;
  forget: NamedChange;
}

/** By kind, then by text. @example taughtOf(rows)[0] // { kind: 'same', text: 'mince is beef mince', … } */
export function taughtOf(rows: RowMap): Taught[] {
  const aisles = openAisles(rows);
  const all = [...rows.values()].flatMap((row): Taught[] => {
    if (row.isDeleted) return [];
    if (row.kind === 'foods') return ofFood(row as Row<'foods'>, rows, aisles);
    return row.kind === 'barcodes' ? ofBarcode(row as Row<'barcodes'>) : [];
  });
  const kinds = Object.keys(taughtKinds);
  return all.toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (compareNames(a.text, b.text) < 0 ? -1 : 1),
  );
}

/** Those whose text has all of the words. @example findTaught(all, 'milk') */
export function findTaught(all: readonly Taught[], search: string): Taught[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ text, kind }) =>
    words.every((word) => `${text} ${taughtKinds[kind]}`.toLowerCase().includes(word)),
  );
}

type FoodChange = Extract<NamedChange, { name: 'changeFood' }>['args']['change'];

function ofFood(
  { id: key, fields }: Row<'foods'>,
  rows: RowMap,
  { placeOf }: ReturnType<typeof openAisles>,
): Taught[] {
  const { sameAs, aisle, ownAisle, isStaple, isSplit, areMeasuresSplit } = fields;
  const name = nameOf(key, rows);
  const taught = (kind: TaughtKind, text: string, change: FoodChange): Taught => ({
    key: `${kind} ${key}`,
    kind,
    text,
    forget: { name: 'changeFood', args: { key, change } },
  });
  const place = aisle ?? (ownAisle === undefined ? undefined : 'Pantry');
  return [
    ...(sameAs === undefined
      ? []
      : [
          taught('same', say('{name} is {food}', { name, food: nameOf(sameAs, rows) }), {
            sameAs: null,
          }),
        ]),
    ...(place === undefined
      ? []
      : [
          taught(
            'aisle',
            say('{name} in {aisle}', { name, aisle: shownAisle(placeOf(key, place).name) }),
            {
              aisle: null,
              ownAisle: null,
            },
          ),
        ]),
    ...(isStaple ? [taught('staple', name, { isStaple: null })] : []),
    ...(isSplit ? [taught('split', name, { isSplit: null })] : []),
    ...(areMeasuresSplit ? [taught('measures', name, { areMeasuresSplit: null })] : []),
  ];
}

const ofBarcode = ({ id: code, fields: { name = '' } }: Row<'barcodes'>): Taught[] => [
  {
    key: `barcode ${code}`,
    kind: 'barcode',
    text: `${name} (${code})`,
    forget: { name: 'removeBarcode', args: { code } },
  },
];

/** Of a wording of a food its own name; of what was typed and is no food, what was typed. */
function nameOf(key: string, rows: RowMap): string {
  const [, item] = /^item-(.+)$/.exec(key) ?? [];
  if (item !== undefined) {
    const typed = ['items', 'namedItems'].map((kind) => rows.get(`${kind}/${item}`)?.fields);
    const text = typed
      .map((fields) => (fields as { text?: string } | undefined)?.text)
      .find(Boolean);
    return text ?? say('something that was on a list');
  }
  const english = key.split('--').at(-1)!.replaceAll('-', ' ');
  const { nameOfOne } = shownFood({ name: english });
  return nameOfOne === english ? english : inSentence(nameOfOne);
}
