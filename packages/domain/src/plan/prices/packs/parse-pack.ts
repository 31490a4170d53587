/**
 * The pack size in the text of a retailer: "4x4x375mL", "12 Pack 700g", "min. 250g", "per kg", "2 for $5".
 *
 * - Offers are taken out first, then what says nothing about the size: drained weights, doses, plies, shares.
 * - "per kg", "/100g", "kg": sold loose. The price is for that amount.
 * - Factors multiply: "6 x 4 pack" are 24 pieces, "4 x 95g" are 380 g in 4.
 * - A count beside a weight says how many pieces the weight has: a dozen eggs of 700 g. Beside sheets and metres, each
 *   has so many. Beside a volume, each has it if it is the usual size of a can or bottle, else all of them together.
 * - A range is its middle, approximately.
 * - What has no number is one: "each", "bunch". Half a cabbage is half of one.
 * - A bare number says nothing, and neither does a size above 100 kg.
 *
 * `packages/domain/fixtures/pack-texts.txt` has the texts it is tested with, written before it.
 */
import { takeOffer } from './pack-offers';
import { plainText, withoutRemarks } from './pack-text';
import type { PackToken } from './pack-tokens';
import { tokensOf } from './pack-tokens';
import { drinkSizes, groupWords, measureOf, parts, pieceWords } from './pack-words';
import type { MultiBuy, PackUnit, ProductPack } from './product-pack';

export interface ParsedPack {
  readonly pack: ProductPack;
  readonly offer?: MultiBuy | undefined;
}

/**
 * @returns undefined if the text says nothing about a size
 * @example parsePack('12 Pack 700g')?.pack // { amount: 700, unit: 'g', count: 12 }
 * @example parsePack('2 for $5')?.offer // { count: 2, cents: 500 }
 */
export function parsePack(text: string): ParsedPack | undefined {
  const { offer, rest } = takeOffer(plainText(text));
  const { text: bare, isApproximate, isMinimum } = withoutRemarks(rest);
  const size = looseOf(bare) ?? partOf(bare) ?? sizeOf(tokensOf(bare)) ?? (offer && onePiece);
  if (!size || !(size.amount > 0) || size.amount > mostAmount) return undefined;
  const isAbout = isApproximate || size.isApproximate === true;
  const pack: ProductPack = {
    ...size,
    count: Math.max(1, size.count),
    ...(isAbout && !size.isLoose && { isApproximate: true }),
    ...(isMinimum && { isMinimum }),
  };
  return { pack, ...(offer && { offer }) };
}

const onePiece: ProductPack = { amount: 1, unit: 'each', count: 1 };
/** Grams, millilitres or pieces. */
const mostAmount = 100_000;

function looseOf(text: string): ProductPack | undefined {
  const match = loose.exec(text);
  const measure = match && measureOf(match[2] ?? match[3] ?? '');
  if (measure?.unit !== 'g') return undefined;
  return { amount: Number(match?.[1] ?? 1) * measure.factor, unit: 'g', count: 1, isLoose: true };
}

const loose = /(?:\bper|(?<!\d)\/) ?(\d+)? ?(kgs?|kilo|kilogram|g|grams?)\b|^(kg|kilo)$/;

/** "Half", "½": of one piece. */
function partOf(text: string): ProductPack | undefined {
  const match = /^(half|quarter|1\/2|1\/4)(?: each)?$/.exec(text);
  const part = match?.[1] ?? '';
  const [top, bottom] = part.split('/');
  const amount = bottom === undefined ? parts[part] : Number(top) / Number(bottom);
  return amount === undefined ? undefined : { amount, unit: 'each', count: 1 };
}

function sizeOf(tokens: readonly PackToken[]): ProductPack | undefined {
  const chains = chainsOf(tokens);
  const multiplied = chains.find(({ length, measure }) => length > 1 && measure);
  if (multiplied) return productOf(multiplied);
  const measured = chains.find(({ measure }) => measure);
  const counted = countOf(chains, tokens);
  if (measured) return combined(measured.measure!, counted ?? 1);
  return counted === undefined ? onesOf(tokens) : pieces(counted);
}

/** Factors joined by "x"; most are single tokens. */
interface Chain {
  length: number;
  measure?: PackToken & { kind: 'measure' };
  /** The product of all other factors. */
  count: number;
  isPack: boolean;
  isCount: boolean;
}

function chainsOf(tokens: readonly PackToken[]): Chain[] {
  const chains: Chain[] = [];
  let isJoined = false;
  for (const token of tokens) {
    if (token.kind === 'times') {
      isJoined = true;
      continue;
    }
    if (token.kind !== 'word') {
      const last = chains.at(-1);
      const chain: Chain =
        isJoined && last ? last : { length: 0, count: 1, isPack: false, isCount: false };
      if (chain.length === 0) chains.push(chain);
      addTo(chain, token);
    }
    isJoined = false;
  }
  return chains;
}

function addTo(chain: Chain, token: Exclude<PackToken, { kind: 'word' | 'times' }>): void {
  chain.length += 1;
  if (token.kind === 'measure' && !chain.measure) chain.measure = token;
  else if (token.kind !== 'measure') chain.count *= token.value;
  if (token.kind === 'count') {
    chain.isCount = true;
    chain.isPack ||= token.isPack;
  }
}

function productOf({ measure, count }: Chain): ProductPack {
  const { value, unit, isRange } = measure!;
  return {
    amount: value * count,
    unit,
    count,
    ...(isRange && { isApproximate: true }),
  };
}

function countOf(chains: readonly Chain[], tokens: readonly PackToken[]): number | undefined {
  const counted = chains.filter((chain) => !chain.measure && (chain.isCount || chain.length > 1));
  const best = counted.find(({ isPack }) => isPack) ?? counted[0];
  if (best) return best.count;
  const [first, second] = tokens;
  // "12 extra large eggs 700g"
  if (first?.kind === 'number' && second?.kind === 'word') return first.value;
  const group = tokens.find((token) => token.kind === 'word' && token.word in groupWords);
  if (group?.kind !== 'word') return undefined;
  const before = tokens[tokens.indexOf(group) - 1];
  const share = before?.kind === 'word' ? (parts[before.word] ?? 1) : 1;
  return (groupWords[group.word] ?? 1) * share;
}

function combined(
  { value, unit, isRange }: PackToken & { kind: 'measure' },
  count: number,
): ProductPack {
  const isEach = unit === 'sheet' || unit === 'm' || (unit === 'ml' && drinkSizes.has(value));
  return {
    amount: isEach ? value * count : value,
    unit,
    count,
    ...(isRange && { isApproximate: true }),
  };
}

function onesOf(tokens: readonly PackToken[]): ProductPack | undefined {
  const isOne = tokens.some((token) => token.kind === 'word' && pieceWords.has(token.word));
  return isOne ? onePiece : undefined;
}

function pieces(count: number): ProductPack {
  const unit: PackUnit = 'each';
  return { amount: count, unit, count };
}
