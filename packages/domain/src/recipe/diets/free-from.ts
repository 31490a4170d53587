/**
 * Words by which a line asks for a product without something: "gluten-free flour", "vegan sausages".
 *
 * - What it is without is not in it. What replaces it is not known: dairy-free milk may be soy, almond or
 *   oat milk.
 * - After "if", "use" or "or" it is only a choice: "soy sauce (gluten-free if needed)".
 * - Lactose-free milk is milk.
 * - In German, French, Spanish, Italian and Dutch, too.
 */
import { treeNuts } from './allergens';
import type { Content } from './requirement-rules';
import type { FoodContents, Level } from './contents/contents';

export interface FreeFrom {
  readonly without: ReadonlySet<Content>;
  /** Whether the cook may also take the ordinary product. */
  readonly isChoice: boolean;
}

/** @example freeFromIn('gluten-free plain flour').without.has('wheat') // true */
export function freeFromIn(text: string): FreeFrom {
  const found = phrases.filter(([phrase]) => phrase.test(text));
  return {
    without: new Set(found.flatMap(([, contents]) => contents)),
    isChoice: choiceWords.test(text),
  };
}

/** @example withoutContents(flour, freeFromIn('gluten-free flour')).has('wheat') // false */
export function withoutContents(
  contents: FoodContents,
  { without, isChoice }: FreeFrom,
): FoodContents {
  if (without.size === 0) return contents;
  const isReplaced = [...without].some((content) => contents.get(content) === 'contains');
  const left = new Map<Content, Level>();
  for (const [content, level] of contents) {
    if (!without.has(content)) left.set(content, level);
    else if (isChoice) left.set(content, 'unsure');
  }
  // Soy sauce without gluten is still made of soy and nothing else.
  const isOfSoy = left.get('soy') === 'contains';
  for (const content of isReplaced && !isOfSoy ? replacementsFor(without) : []) {
    if (!left.has(content) && !without.has(content)) left.set(content, 'unsure');
  }
  return left;
}

function replacementsFor(without: ReadonlySet<Content>): readonly Content[] {
  if (without.has('meat'))
    return ['soy', 'wheat', 'gluten', ...(without.has('egg') ? [] : eggAndMilk)];
  if (without.has('milk')) return ['soy', 'almond', 'cashew', 'macadamia', 'gluten'];
  if (without.has('gluten')) return ['soy', 'egg', 'lupin', 'almond'];
  return ['soy'];
}

const eggAndMilk = ['egg', 'milk'] as const;
const flesh: readonly Content[] = [
  'meat',
  'pork',
  'fish',
  'crustacea',
  'mollusc',
  'seafood',
  'gelatine',
  'rennet',
];
const nuts: readonly Content[] = [...treeNuts, 'peanut'];

const phrases: readonly (readonly [RegExp, readonly Content[]])[] = [
  [
    /\bgluten[- ]?free\b|\bGF\b|\bcoeliac\b|\bglutenfrei|\bsans gluten\b|\bsin gluten\b|\bsenza glutine\b|\bglutenvrij/i,
    ['gluten', 'wheat'],
  ],
  [/\bwheat[- ]free\b/i, ['wheat']],
  [/\b(?:dairy|milk)[- ]?free\b|\bnon[- ]?dairy\b|\bmilchfrei/i, ['milk']],
  [/\begg[- ]?(?:free|less)\b/i, ['egg']],
  [/\bsoy[- ]free\b/i, ['soy']],
  [/\bnut[- ]free\b/i, nuts],
  [/\b(?:sulphite|sulfite|preservative)[- ]free\b|\bunsul(?:ph|f)ured\b/i, ['sulphites']],
  [/\b(?:alcohol[- ]free|non[- ]?alcoholic)\b/i, ['alcohol']],
  [/\b(?:vegetarian|meat[- ]?(?:free|less)|veggie)\b/i, flesh],
  [
    /\b(?:vegan[eo]?[rsn]?|végane?|plant[- ]based|pflanzliche?[rsn]?|plantaardige?|végétale?s?|vegetal(?:e|es|i)?)\b/iu,
    [...flesh, 'egg', 'milk', 'honey', 'insect', 'fining'],
  ],
];

const choiceWords = /\b(?:if|or|use|using|can|could|may|option|optional|preferably|ideally)\b/i;
