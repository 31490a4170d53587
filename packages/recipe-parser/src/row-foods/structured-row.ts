/**
 * A row with amount, unit, food and note in their fields, however it was typed.
 *
 * - A line typed as a whole into the name is read; of a name alone its remarks become the note, so
 *   that "onion, diced" is the same as "onion" with the note "diced".
 * - Of a choice the first is the name and the others are notes: "butter", "or margarine". A slash is
 *   a choice where there is an amount or one food does for the other; elsewhere it joins two foods:
 *   "carrots/radish".
 * - Words of other languages that join foods are read in English (`foreign-phrases.ts`).
 */
import type { Ingredient } from '../recipe/ingredient';
import { splitIngredientLine } from '../ingredients/parse-ingredient';
import { findListedFood } from '../foods/find-food';
import { isBrand } from '../foods/brands';
import { foodWords } from '../foods/food-words';
import { singular } from '../foods/plurals';
import { foreignNameWords } from '../foods/languages/find-foreign-food';
import { findForeignName } from '../foods/languages/foreign-names';
import { isSubstitute } from '../foods/substitutes';
import { completeNames, namedFood } from './complete-names';
import { withKindOfNote } from './phrases/kinds-in-note';
import { isDescription, isPartOfFood, withoutDescriptions } from './remark-kinds';
import { withPlainPhrases } from './phrases/english-phrases';
import { withOneWording } from './phrases/one-wording';
import { withCompanion, withSpread } from './phrases/companions';
import { inEnglishPhrases, withStuckFood } from './phrases/foreign-phrases';
import { isLabel } from './phrases/home-made';
import { isServing } from './served-foods';
import { isOnePackage } from './compound-foods';
import { onlyDescribes, withNounOf, withNounOfFlavour } from './modifiers';
import { splitAtCommas, splitAtConjunctions, joinTexts } from './conjunctions';
import type { JoinedText } from './conjunctions';

/**
 * @example structuredRow({ name: '1 capsicum, diced', amount: '', unit: '' })
 * // { name: 'capsicum', amount: '1', unit: '', note: 'diced' }
 */
export function structuredRow(typed: Ingredient): Ingredient {
  const row = withEnglishPhrases(typed);
  const isLine = row.amount.trim() === '' && row.unit.trim() === '';
  const filled = isLine ? withRead(row, splitIngredientLine(row.name)) : withPlainName(row);
  const said = withPlainPhrases(withoutLabel(filled));
  const read = oneOf.test(said.name)
    ? withFirstOfChoice(said)
    : withChoiceBefore(withFoodAfterYear(said));
  const chosen = /[/,]|\bor\b/i.test(read.name) ? withChoiceInNote(read) : read;
  return withKindOfNote(withEndingOfChoice(withNounAfterComma(withForeignParticiples(chosen))));
}

/**
 * "Pan", "rallado" are breadcrumbs, "Salz", "Pfeffer", "weißer" are salt and white pepper: in other languages a word behind
 * a food may be part of its name, and so may what looks like a remark: "polvo", "para hornear". A food by itself is not.
 */
function withForeignParticiples(row: Ingredient): Ingredient {
  // "500 ml Gemüsebrühe (Instant)" is made stock, a spoonful is powder.
  if (pouredUnit.test(row.unit) && /^instant$/i.test(row.note ?? '')) return row;
  const pieces = splitAtCommas(row.note ?? '');
  const [first = '', ...others] = pieces.reduce<readonly string[]>(
    ([head = '', ...before], piece) => {
      // "Bœuf", "1 1/2 lb", "haché": another amount may be between them.
      const isOfHead = before.every((each) => /^[\d¼-¾⅐-⅞]/u.test(each));
      const joined = isOfHead ? withParticiple(head, piece) : undefined;
      if (joined) return [joined[0] ?? head, ...before, ...joined.slice(1)];
      const last = before.at(-1);
      const inNote = last === undefined ? undefined : withParticiple(last, piece);
      return inNote ? [head, ...before.slice(0, -1), ...inNote] : [head, ...before, piece];
    },
    [row.name],
  );
  return first === row.name && others.length === pieces.length
    ? row
    : { ...row, name: first, note: joinedNotes(others) };
}

const pouredUnit = /^(?:[mcd]l|l)$/i;

function withParticiple(name: string, piece: string): string[] | undefined {
  // "Picada (paleta o nalga)", "rallado para rebozar": what follows stays a remark.
  const [word = '', ...rest] = piece.split(/ (?=\(|(?:para|pour|per)(?!\p{L}))/u, 2);
  if (findListedFood(word)) return undefined;
  const food = findForeignName(foodWords(name));
  const turned = word.includes(' ') ? [] : [`${word} ${name}`];
  // "Bœuf maigre", "haché": an adjective may be between them.
  const plain = food === undefined ? [`${foreignNameWords(name).join(' ')} ${word}`] : [];
  const both = [`${name} ${word}`, ...turned, ...plain].find((text) => {
    const named = findForeignName(foodWords(text));
    return named !== undefined && named !== food;
  });
  return both === undefined ? undefined : [both, ...rest];
}

function withEnglishPhrases(row: Ingredient): Ingredient {
  const { name: typed, note: remark } = withSpread(withStuckFood(row));
  // "1 Dose Erbsen und Möhren" is one product, with its own name.
  const name = isOnePackage(row) && !offers.test(typed) ? typed : inEnglishPhrases(typed);
  const note = remark === undefined ? undefined : inEnglishPhrases(remark);
  return withCompanion(name === row.name && note === row.note ? row : { ...row, name, note });
}

/** "To serve – crème fraîche, or leave plain": what the label is of. */
function withoutLabel(row: Ingredient): Ingredient {
  const { name, amount, note } = row;
  if (note === undefined || amount !== '' || !isServing(name) || !isLabel(name)) return row;
  const [first = '', ...others] = splitAtCommas(note);
  return withRead(
    { name: first, amount, unit: '', note: joinedNotes([...others, name]) },
    splitIngredientLine(first),
  );
}

/** Words of any language that are "or". */
const offers = /\s(?:oder|ou|o|of|eller|lub|bzw\.|alternativ)\s/iu;

/** "One of the following", "plain flour", "or rye flour": what follows is the choice. */
function withFirstOfChoice(row: Ingredient): Ingredient {
  const pieces = splitAtCommas(row.note ?? '').map((piece) => piece.replace(/^or\s+/i, ''));
  const [name, ...others] = pieces.filter((piece) => piece !== '');
  if (name === undefined) return row;
  return { ...row, name, note: joinedNotes(others.map((other) => `or ${other}`)) };
}

const oneOf = /^(?:any )?(?:one|\d) of (?:the following|these)$|^(?:one|any) of$/i;

/** "Asian", "large rice", "Ro-Tel": a name that only describes, or is a brand, goes on after its comma. */
function withNounAfterComma(row: Ingredient): Ingredient {
  const isAdjective = adjective.test(row.name) && !findListedFood(row.name);
  if (row.note === undefined || !(onlyDescribes(row.name) || isBrand(row.name) || isAdjective)) {
    return row;
  }
  const pieces = splitAtCommas(row.note);
  const isNoun = (piece: string) => endsInFood(piece) && (!isAdjective || piece.includes(' '));
  const at = pieces.findIndex(isNoun);
  if (at === -1) return row;
  const others = pieces.filter((_, index) => index !== at);
  if (isAdjective)
    return { ...row, name: pieces[at] ?? '', note: joinedNotes([row.name, ...others]) };
  return { ...row, name: `${row.name} ${pieces[at]}`, note: joinedNotes(others) };
}

/** By its ending: "bubbly", "juiciest", "sifted". */
const adjective = /^\p{Ll}+(?:ly|by|ed|ing|est|ous|ful|ish|ive)$/u;

/** "Pinto beans", "canned black or": black beans or pinto beans, as it was written. */
function withChoiceBefore(row: Ingredient): Ingredient {
  const pieces = splitAtCommas(row.note ?? '');
  const at = pieces.findIndex((piece) => /^[^()]+\sor$/i.test(piece));
  const words = (pieces[at] ?? '').slice(0, -' or'.length).trim();
  if (words === '' || findListedFood(words)) return row;
  const [first = '', other = ''] = completeNames([words, row.name]);
  if (!namedFood(withoutDescriptions(first)) && !findListedFood(first)) return row;
  const rest = pieces.filter((_, index) => index !== at);
  return { ...row, name: first, note: joinedNotes([`or ${other}`, ...rest]) };
}

/** "Hellers", "1869 mustard": the year is of the brand. */
function withFoodAfterYear(row: Ingredient): Ingredient {
  const [first = '', ...others] = splitAtCommas(row.note ?? '');
  const food = /^\d{4}\s+(\p{L}.*)$/u.exec(first)?.[1];
  if (food === undefined || findListedFood(row.name)) return row;
  return { ...row, name: food, note: joinedNotes([row.name, ...others]) };
}

/** "button", "or cremini mushrooms": button mushrooms. "Asian", "or other pear": Asian pear. */
function withEndingOfChoice(row: Ingredient): Ingredient {
  const choice = /(?:^|, )or\s+([^,;(]+)/i.exec(row.note ?? '')?.[1]?.trim();
  if (choice === undefined || isWater.test(row.name)) return row;
  // Oats "or 2 cups oat flour" are no oat flour.
  const other = /^\d/.test(choice) ? splitIngredientLine(choice).name : choice;
  // Eggs "or flax egg replacer" are eggs, and candlenuts "or macadamia nuts" need no more nuts.
  const noun = singular(other.split(' ').at(-1)?.toLowerCase() ?? '');
  const isFood = findListedFood(other.replace(/^(?:other|any) /i, '')) !== undefined;
  const isNamed = findListedFood(row.name) !== undefined && !isFood && !isPartOfFood(noun);
  if (singular(row.name.toLowerCase()).endsWith(noun)) return row;
  const [name] = completeNames([row.name, other]);
  const isCompleted = name !== row.name && namedFood(withoutDescriptions(name ?? ''));
  const isShared = !isNamed || findListedFood(noun) !== undefined;
  if (name !== undefined && isCompleted && isShared) return { ...row, name };
  if (isNamed) return row;
  const described = withNounOfFlavour(other, withNounOf(other, row.name));
  return { ...row, name: withFoodOfChoice(other, described) };
}

/** It takes the noun of no other choice: "water or chicken stock". */
const isWater = /\bwater$/i;

/** "Easy-cook white", "or brown rice": a name without a food takes that of the other choice, which has more words. */
function withFoodOfChoice(other: string, name: string): string {
  if (findListedFood(name) || !/^(?!.*s$)[\p{L}-]+(?: [\p{Ll}-]+)?$/u.test(name)) return name;
  const last = name.split(' ').at(-1) ?? '';
  const words = other.split(' ');
  // "Fufu or white rice": what is beside a colour is one too, or a food of its own.
  const isBesideName = !words.slice(0, -1).every(isDescription);
  const hasNoNoun = onlyDescribes(last) || (!name.includes(' ') && isBesideName);
  const start = words.findIndex((_, at) => at > 0 && namedFood(words.slice(at).join(' ')));
  return hasNoNoun && start > 0 && !findListedFood(last)
    ? `${name} ${words.slice(start).join(' ')}`
    : name;
}

/** A typed amount takes precedence over one in the name. */
function withPlainName(row: Ingredient): Ingredient {
  if (!/[,;(]|\bor\b/i.test(row.name)) return row;
  const read = splitIngredientLine(row.name);
  return read.amount === '' && read.unit === ''
    ? { ...withRead(row, read), amount: row.amount, unit: row.unit }
    : row;
}

function withRead(row: Ingredient, read: Ingredient): Ingredient {
  return { ...row, ...read, note: joinedNotes([read.note, row.note]) };
}

function withChoiceInNote(row: Ingredient): Ingredient {
  const hasAmount = row.amount.trim() !== '';
  const cut = splitAtConjunctions(row.name);
  const parts = withOneWording(cut).map((part, at, all) => withoutSlash(part, at, all, hasAmount));
  const [last] = parts.slice(-1);
  if (cut.length < 2) return row;
  if (last?.conjunction !== 'or') return { ...row, name: joinTexts(parts) };
  const names = withLastWord(completeNames(parts.map(({ text }) => text)));
  const hasNoAnd = parts.every(({ conjunction }) => conjunction !== 'and');
  const isChoiceOfAll = hasNoAnd && (hasAmount || names.length <= 3 || areAlike(names));
  const chosen = isChoiceOfAll ? names.length - 1 : 1;
  const others = names.slice(-chosen).map((name) => `or ${name}`);
  const remaining = parts.slice(0, -chosen).map(({ text, conjunction }, at, all) => ({
    text: names[at] ?? text,
    conjunction: at > 0 && at === all.length - 1 ? ('and' as const) : conjunction,
  }));
  return { ...row, name: joinTexts(remaining), note: joinedNotes([...others, row.note]) };
}

/** "Fresh Thai, serrano, or cayenne chillies": what only describes takes the last word. */
function withLastWord(names: readonly string[]): readonly string[] {
  const noun = names.at(-1)?.split(' ').slice(1).at(-1);
  if (noun === undefined) return names;
  return names.map((name) => (onlyDescribes(name) ? `${name} ${noun}` : name));
}

/** The last words are a food: "dried black beans". */
function endsInFood(piece: string): boolean {
  if (/^(?:or\s|\d)/i.test(piece)) return false;
  const words = piece.split(' ').slice(-longestFood);
  return words.some((_, at) => findListedFood(words.slice(at).join(' ')));
}

const longestFood = 3;

function withoutSlash(
  part: JoinedText,
  at: number,
  parts: readonly JoinedText[],
  hasAmount: boolean,
): JoinedText {
  if (part.conjunction !== '/') return part;
  const [before, after] = [parts[at - 1]?.text ?? '', part.text].map((text) =>
    findListedFood(text),
  );
  const isChoice = hasAmount || !before || !after || isSubstitute(before, after);
  return { ...part, conjunction: isChoice ? 'or' : 'and' };
}

/** Foods of one aisle, every one of them known. */
function areAlike(names: readonly string[]): boolean {
  const aisles = names.map((name) => findListedFood(name)?.aisle);
  return !aisles.includes(undefined) && new Set(aisles).size === 1;
}

function joinedNotes(notes: readonly (string | undefined)[]): string | undefined {
  return notes.filter((note) => note !== undefined && note.trim() !== '').join(', ') || undefined;
}
