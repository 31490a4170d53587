/**
 * The number of serves, from any yield value of a page.
 *
 * - The text is stored if it contains more than the number of serves ("24 biscuits", "Serves 4 to 6", "4 3/4").
 * - People and portions win over pieces: "12 slices, serves 6" feeds 6. Of a range, the lower.
 * - A dozen is twelve pieces.
 * - Pieces count as portions ("24 biscuits"), but one whole thing ("1 cake") and a measure
 *   ("2 cups", "23 cm") are no number of serves.
 * - A yield is a number, a text, a QuantitativeValue, or a list of these; of a list the longest text
 *   is used.
 */
import { cleanText } from '../../characters/clean-text';
import { withDigits } from './count-words';

/** The largest plausible value: a canteen. */
const mostServes = 1_000;
/** A longer text is prose, not a yield. */
const longestText = 200;
const deepest = 20;

export interface Yield {
  serves?: number | undefined;
  yieldText?: string | undefined;
}

/**
 * @example yieldFrom(['4', '4 servings']) // { serves: 4, yieldText: '4 servings' }
 * @example yieldFrom('Für 4-6 Personen') // { serves: 4, yieldText: 'Für 4-6 Personen' }
 */
export function yieldFrom(value: unknown): Yield {
  const texts = textsIn(value, 0)
    .filter((text) => text !== '' && text.length <= longestText)
    .map(plainNumbers);
  const counts = texts.map(servesFromText);
  // Of "2" and "2 dozen", which much software writes side by side, the second says what is counted.
  const inDozens = counts.find((_count, at) => dozen.test(texts[at]!.toLowerCase()));
  const serves = inDozens ?? counts.find((count) => count !== undefined);
  const fullest = texts.reduce((best, text) => (text.length > best.length ? text : best), '');
  const isNumber = /^\D*(\d+)(?:\.0+)?\D*$/.exec(fullest)?.[1] === String(serves ?? 0);
  const saysMore = /\p{L}|[½⅓⅔¼¾⅛]/u.test(fullest) || (/\d/.test(fullest) && !isNumber);
  return { serves, yieldText: saysMore ? fullest : undefined };
}

/** "2.000000", but not "1.000", which is a thousand in most of Europe. */
const zeros = /(\d+)\.(\d*?)0{4,}(?!\d)/g;

/** @example plainNumbers('2.000000 cups') // '2 cups' */
function plainNumbers(text: string): string {
  return text.replace(zeros, (_all, whole: string, part: string) =>
    part === '' ? whole : `${whole}.${part}`,
  );
}

/** Exported for pages and pastes without structure: "Serves 4". */
export function servesFromText(text: string): number | undefined {
  if (text.length > longestText) return undefined;
  const plain = withDigits(
    text
      .replace(/(?<=\d)(?=[½¼¾⅓⅔])/g, ' ')
      .normalize('NFKC')
      .toLowerCase(),
  );
  if (/^\d+(?:\.0+)?$/.test(plain)) return plausible(plain);
  return plausible(
    beforePeople.exec(plain)?.[1] ??
      afterFor.exec(plain)?.[1] ??
      dozens(plain) ??
      firstPieces(plain) ??
      '',
  );
}

function textsIn(value: unknown, depth: number): string[] {
  if (depth > deepest) return [];
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return [cleanText(value)];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  const quantity = value as Record<string, unknown>;
  const unit = typeof quantity['unitText'] === 'string' ? quantity['unitText'] : '';
  const said =
    quantity['value'] ?? quantity['@value'] ?? rangeIn(quantity) ?? quantity['name'] ?? '';
  return textsIn(said, depth + 1).map((amount) => cleanText(`${amount} ${unit}`));
}

/** "4-6" of a quantity with two ends. */
function rangeIn({ minValue, maxValue }: Record<string, unknown>): unknown {
  const ends = [minValue, maxValue].filter(
    (end) => typeof end === 'number' || typeof end === 'string',
  );
  return ends.length === 0 ? undefined : [...new Set(ends.map(String))].join('-');
}

/** "3 dozen", "half a dozen", "2 1/2 dozen"; of a range the lower. */
function dozens(text: string): string | undefined {
  const [, whole, over, sign, words] = dozen.exec(text) ?? [];
  const part =
    over === '1⁄2' || over === '1/2' || sign === '½' || words?.startsWith('half') ? 6 : 0;
  const count = Number(whole ?? 0) * 12 + part;
  if (count > 0) return String(count);
  return words === undefined ? undefined : '12';
}

const dozen =
  /(?:(?<![\d.,/⁄])(\d{1,2})(?![\d/⁄.,]) ?)?(?:(1[/⁄]2) ?|(½) ?)?(?:(?:-|–|to|bis|à) ?\d{1,2} )?((?:half )?(?:an? |une? |una |ein )?)(?:dozens?|doz\b|dutzend|douzaines?|docenas?|dozzin[ae]|dozijn|dussin|dusin|dúzias?)/u;

function plausible(digits: string): number | undefined {
  const count = Math.floor(Number(digits));
  return digits !== '' && count >= 1 && count <= mostServes ? count : undefined;
}

/** "4 servings", "4-6 personer", "6 bis 8 kleine Portionen", "4人分". */
const beforePeople =
  /(\d+)(?:\s*(?:-|–|—|to|or|bis|oder|à|ou|a|o|e|tot|till|til|do|och|и)\s*\d+)?\s*(?:\p{L}+\s+)?(?:serv|portion|porz|porc|porç|porsi|porsj|porț|racion|ración|raci|pers|people|guest|adult|diner|annos|heng|henk|hlö|személy|adag|fő(?!\p{L})|osob|osób|osoby|osôb|oseb|чел|порц|порці|особ|осіб|души|перс|μερίδ|μεριδ|άτομ|ατομ|kişi|skammt|manna|asmen|portsj|inimes|人分|人份|人前|名分|인분|أشخاص|شخص|حص|نفر|מנות|סועד|אנשים|נפשות|लोग|orang(?!e)|người|khẩu|ที่|คน|comensa|convive|kuvert|gäst|pessoa|doses|parts(?!\p{L}))/u;

/** "Serves 4", "for 4", "Für 4", "Pour 4", "Per 4", "Voor 4", "Para 4", "För 4", "Dla 4". */
const afterFor =
  /(?:^|[^\p{L}])(?:serves?|servings?|feeds|for|portions?|personen|für|pour|per|dosi|voor|para|för|for|til|dla|pre|pro|на|για)\s*[:：]?\s*(?:about |ca\.? |circa |etwa |approx\.? )?(\d+)(?!\d|[.,][1-9]| ?(?:cm|min|h\b|std|x\b|×|ø)| (?:\p{L}+ )?(?:\p{L}*form|backblech|blech|kuchen|torte|laib|stollen|zopf|gugelhupf|guglhupf)(?!\p{L}))/u;

/** The first number that counts pieces: not one, not part of a measure, a size or a fraction. */
function firstPieces(text: string): string | undefined {
  for (const match of text.matchAll(
    /(?<![\d.,/⁄])(\d+)(?![\d.,/⁄])(?:\s*(?:-|–|to|bis|à)\s*\d+)?([\s-]*)(\p{L}*)/gu,
  )) {
    const [, digits = '', , word = ''] = match;
    if (Number(digits) > 1 && !measure.test(word) && !isFractionNext(text, match)) return digits;
  }
  return undefined;
}

function isFractionNext(text: string, match: RegExpExecArray): boolean {
  return /^\s*(?:\d+[/⁄]\d|[½¼¾⅓⅔])/u.test(text.slice(match.index + (match[1] ?? '').length));
}

const measure =
  /^(?:cups?|tassen?|tasses?|tazas?|kopp\p{L}*|ml|millil\p{L}*|cl|dl|l|lit\p{L}*|g|gr|gram\p{L}*|kg|kilo\p{L}*|oz|ounces?|lbs?|pounds?|qts?|quarts?|pints?|pts?|gal\p{L}*|fl|tbsp|tbs|tsp|table\p{L}*|tea\p{L}*|el|tl|inch(?:es)?|in|cm|mm|min\p{L}*|h|hours?|std|dag|dkg|x|×|ø)$/u;
