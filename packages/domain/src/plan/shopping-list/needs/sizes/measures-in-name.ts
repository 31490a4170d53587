/**
 * Measures of other kitchens in front of a name, which are no units where they are alone: "1 noix de beurre" is a knob, "un filo
 * d'olio" a drizzle, "1 pot d'huile" what a tub of yoghurt holds.
 */
import type { UnitId } from '@saltbush/recipe-parser/units';

/** @example measureInName("filo d'olio") // { unit: 'drizzle', name: 'olio', times: 1 } */
export function measureInName(
  name: string,
): { unit: UnitId; name: string; times: number } | undefined {
  const measure = measures.find(({ words }) => words.test(name));
  return measure && { ...measure, name: name.replace(measure.words, '') };
}

/** What a tub of yoghurt holds, the measure of a cake of France and Italy. */
export const mlOfYoghurtTub = 125;

const measures: readonly { words: RegExp; unit: UnitId; times: number }[] = [
  {
    words:
      /^(?:noix|noisette|noce|nuez|nocciolina) (?:de |di )(?=beurre|burro|mantequilla|manteca|margarin|saindoux|strutto)/iu,
    unit: 'knob',
    times: 1,
  },
  // As a unit it would be one of "feuilles de brick", which are pastry.
  { words: /^bricks? (?:de |d['’])/iu, unit: 'carton', times: 1 },
  {
    words: /^(?:filo|hilo|filet) (?:de |di |d['’])(?=huile|olio|aceite|vinaigre|aceto|citron)/iu,
    unit: 'drizzle',
    times: 1,
  },
  {
    words: /^(?:pots?|vasetto|vasetti) (?:de |di |d['’])(?=huile|olio|sucre|farine|lait|latte)/iu,
    unit: 'ml',
    times: mlOfYoghurtTub,
  },
];
