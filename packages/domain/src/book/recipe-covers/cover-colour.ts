/** The colours of a cover, which are those of its cloth: by cuisine, else by course, else by the title. */
import { foodWords } from '@saltbush/recipe-parser/foods';
import type { Course } from '@saltbush/recipe-parser/recipe';
import { coverColours, type CoverColour } from '../../recipe/recipes/cover/cover';

/** What of a recipe decides its colours. */
export interface ColourSource {
  title: string;
  cuisine?: string | undefined;
  course?: Course | undefined;
}

/**
 * @example coverColour({ title: 'Dal', cuisine: 'Indian' }) // 'amber'
 */
export function coverColour({ title, cuisine, course }: ColourSource): CoverColour {
  const ofCuisine = foodWords(`${cuisine ?? ''} ${title}`)
    .map((word) => byCuisine.get(word))
    .find((colour) => colour !== undefined);
  if (ofCuisine) return ofCuisine;
  return course === 'dessert' ? 'rose' : coverColours[sumOf(title) % coverColours.length]!;
}

const sumOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 65_521, 7);

const byCuisine: ReadonlyMap<string, CoverColour> = new Map(
  Object.entries({
    terracotta: 'italian spanish mexican portuguese american tex cajun',
    olive: 'australian british english irish vietnamese german polish',
    rose: 'french russian hungarian',
    honey: 'chinese moroccan lebanese persian turkish ethiopian african',
    amber: 'indian thai indonesian malaysian sri korean pakistani singaporean',
    teal: 'japanese greek mediterranean seafood scandinavian nordic',
  } satisfies Record<CoverColour, string>).flatMap(([colour, cuisines]) =>
    cuisines.split(' ').map((cuisine) => [cuisine, colour as CoverColour] as const),
  ),
);
