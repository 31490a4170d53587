/** The colours of a cover: by cuisine, else by course, else by what it shows, else by the title. */
import { foodWords } from '@saltbush/recipe-parser/foods';
import type { Course } from '@saltbush/recipe-parser/recipe';
import { coverColours, type CoverColour } from './cover';

/** What of a recipe decides its colours. */
export interface ColourSource {
  title: string;
  cuisine?: string | undefined;
  course?: Course | undefined;
}

/**
 * @param glyphs of the cover, the dish first
 * @example coverColour({ title: 'Dal', cuisine: 'Indian' }, []) // 'amber'
 */
export function coverColour(
  { title, cuisine, course }: ColourSource,
  glyphs: readonly string[],
): CoverColour {
  const words = foodWords(cuisine ?? '');
  const ofCuisine = words.map((word) => byCuisine.get(word)).find((colour) => colour !== undefined);
  if (ofCuisine) return ofCuisine;
  if (course === 'dessert') return 'rose';
  const shown = glyphs.map((glyph) => byGlyph.get(glyph)).find((colour) => colour !== undefined);
  return shown ?? coverColours[sumOf(title) % coverColours.length]!;
}

const sumOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 65_521, 7);

const byCuisine = lookup({
  terracotta: 'italian spanish mexican portuguese american tex cajun',
  olive: 'australian british english irish vietnamese german polish',
  rose: 'french russian hungarian',
  honey: 'chinese moroccan lebanese persian turkish ethiopian african',
  amber: 'indian thai indonesian malaysian sri korean pakistani singaporean',
  teal: 'japanese greek mediterranean seafood scandinavian nordic',
});

const byGlyph = lookup({
  terracotta: 'spaghetti pizza taco burrito tomato hot-pepper bell-pepper',
  olive: 'green-salad leafy-green broccoli pea-pod cucumber avocado meat-on-bone lime',
  rose: 'shortcake strawberry cherries cupcake custard ice-cream birthday-cake blueberries chocolate-bar',
  honey:
    'cookie bread pie pancakes waffle honey-pot cheese-wedge bagel croissant poultry-leg lemon',
  amber: 'curry-rice pumpkin carrot roasted-sweet-potato tangerine mango beans pot-of-food',
  teal: 'fish shrimp crab lobster squid oyster sushi steaming-bowl cup-with-straw',
});

function lookup(names: Readonly<Record<CoverColour, string>>): ReadonlyMap<string, CoverColour> {
  return new Map(
    coverColours.flatMap((colour) =>
      names[colour].split(' ').map((name) => [name, colour] as const),
    ),
  );
}
