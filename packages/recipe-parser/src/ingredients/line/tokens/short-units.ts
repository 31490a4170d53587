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
  if (!text.includes('.')) return text;
  const opened = text.replace(behindAmount, inFull);
  return text.endsWith('.') ? opened.replace(atEnd, inFull) : opened;
}

/** Behind the amount in front, before the food; names of saints stay. */
const behindAmount =
  /^([\d¼-¾⅐-⅞][\d¼-¾⅐-⅞ ./,–-]{0,8}?)(\p{L}{1,10})\.(?=\s)(?! (?:agur|andré|marcellin|nectaire|maure|louis)(?!\p{L}))/iu;
/** "Mehl - 2 Eßl." */
const atEnd = /([\d¼-¾⅐-⅞] ?)(\p{L}{1,10})\.$/u;

function inFull(all: string, amount: string, word: string): string {
  const letters = word.toLowerCase();
  const usual = conventional.get(letters);
  if (usual !== undefined) return `${amount}${usual}`;
  const { unit, classes } = lookUpWord(word);
  const whole = unit === undefined && classes === 0 ? beginnings.get(letters) : undefined;
  return whole === undefined ? all : `${amount}${whole}`;
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
