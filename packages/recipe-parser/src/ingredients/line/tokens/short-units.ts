/**
 * Units that a point cuts short, in full: "1 Eßl. Öl" is "1 Esslöffel Öl", "2 bicch. di latte" are "2 bicchiere di latte".
 *
 * - Four letters or more are the beginning of a unit if of no other; what is shorter is in a table.
 * - Words that a line may have for other things stay: "1 med. onion".
 */
import { findUnit } from '../../../units/find-unit';
import type { UnitId } from '../../../units/units';
import { unitSpellings } from '../../../units/unit-spellings';
import { lookUpWord } from './lexicon';

/** @example withWholeUnits('1 theel. zout') // '1 theelepel zout' */
export function withWholeUnits(text: string): string {
  return text.includes('.') ? text.replace(shortened, inFull) : text;
}

/** Behind a number, and before a food or at the end. */
const shortened =
  /(?<=[\d¼-¾⅐-⅞] ?)(\p{L}{1,10})\.(?=\s|\)|$)(?! (?:agur|andré|marcellin|nectaire|maure|louis)(?!\p{L}))/giu;

function inFull(all: string, word: string): string {
  const letters = word.toLowerCase();
  const usual = conventional.get(letters);
  if (usual !== undefined) return usual;
  const { unit, classes } = lookUpWord(word);
  return unit === undefined && classes === 0 ? (beginnings.get(letters) ?? all) : all;
}

/** German, Dutch, French, Italian, Spanish. */
const conventional: ReadonlyMap<string, string> = new Map(
  Object.entries({
    p: 'Packung',
    pä: 'Packung',
    pr: 'Prise',
    be: 'Becher',
    gl: 'Glas',
    zw: 'Zweig',
    do: 'Dose',
    tr: 'Tropfen',
    eßl: 'Esslöffel',
    esl: 'Esslöffel',
    tas: 'Tasse',
    zk: 'zakje',
    bk: 'bakje',
    tn: 'teen',
    bte: 'boîte',
    pqt: 'paquet',
    cp: 'cucharadita de postre',
    cucch: 'cucchiaio',
    cuch: 'cucharada',
    sach: 'sachet',
    st: 'stk',
    u: 'uds',
    unid: 'uds',
  }),
);

const fewestLetters = 4;

/** Each beginning of a unit with that unit's whole word; none that opens two units. */
const beginnings: ReadonlyMap<string, string> = beginningsOf(
  Object.values(unitSpellings).flatMap((list) => list.split(', ')),
);

function beginningsOf(words: readonly string[]): Map<string, string> {
  const found = new Map<string, { word: string; unit: UnitId } | undefined>();
  for (const word of words) {
    const unit = findUnit(word);
    if (unit === undefined || word.includes(' ')) continue;
    for (let length = fewestLetters; length < word.length; length += 1) {
      const letters = word.slice(0, length);
      const other = found.get(letters);
      const isOpen = other === undefined && !found.has(letters);
      if (isOpen) found.set(letters, { word, unit });
      else if (other?.unit !== unit) found.set(letters, undefined);
    }
  }
  return new Map([...found].flatMap(([letters, unit]) => (unit ? [[letters, unit.word]] : [])));
}
