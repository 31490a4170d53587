import { say } from '../../../texts/say';

/**
 * What a dish is mainly of, as a rule names it: "fish on Friday", "with fish".
 *
 * @example proteinText('legumes') // 'beans or lentils'
 */
export const proteinText = (protein: string): string => texts[protein]?.() ?? protein;

/** Before the word "dish". @example dishOfProtein('legumes') // 'bean or lentil' */
export const dishOfProtein = (protein: string): string =>
  textsOfDish[protein]?.() ?? proteinText(protein);

type Texts = Readonly<Record<string, (() => string) | undefined>>;

const texts: Texts = {
  fish: () => say('fish'),
  seafood: () => say('seafood'),
  chicken: () => say('chicken'),
  beef: () => say('beef'),
  lamb: () => say('lamb'),
  pork: () => say('pork'),
  sausages: () => say('sausages'),
  eggs: () => say('eggs'),
  tofu: () => say('tofu'),
  legumes: () => say('beans or lentils'),
};

const textsOfDish: Texts = {
  sausages: () => say('sausage'),
  eggs: () => say('egg'),
  legumes: () => say('bean or lentil'),
};
