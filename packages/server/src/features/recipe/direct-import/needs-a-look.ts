/** What a person should look at in a recipe that nobody has reviewed, a sentence each. */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { lineDoubtReasons } from '@saltbush/domain/recipe/recipes/line-doubt-reasons';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { untitledRecipe } from '@saltbush/domain/recipe/recipes/untitled-recipe';
import { inLanguage, say } from '@saltbush/domain/texts/say';
import { valuePreview } from '@saltbush/recipe-parser/file';
import type { DoubtfulLine } from '../recipe-import';
import type { RecipeInput } from '../recipes';

export interface Reading {
  draft: Pick<RecipeDraftOnWire, 'title' | 'leftOut' | 'isCutShort'>;
  doubts: readonly DoubtfulLine[];
  /** Images that could not be fetched. */
  missingImages: number;
  /** The other recipes of the page. */
  others?: readonly { title: string }[];
  /** Lines of photos of which the recipe has nothing. */
  unusedLines?: readonly string[];
  /** The service that reads photos did not answer. */
  isVisionMissing?: boolean;
}

/**
 * @param stored the recipe as it is stored
 * @example whatNeedsALook(recipe, reading) // ['It does not say for how many it is.', '“a wibble”: We don’t know this food.']
 */
export function whatNeedsALook(
  stored: Pick<RecipeInput, 'ingredients' | 'instructions' | 'serves' | 'isServesUnknown'>,
  reading: Reading,
): string[] {
  const { draft, doubts, missingImages, isVisionMissing = false } = reading;
  return [
    draft.title.trim() === '' &&
      say('We found no title, and called it “{title}”.', { title: untitledRecipe() }),
    stored.ingredients.length === 0 && say('We found no ingredients.'),
    stored.instructions.length === 0 && say('We found no method.'),
    knownServes(stored) === undefined && say('It does not say for how many it is.'),
    ...doubts.map(({ line, why }) => `“${line}”: ${inLanguage(lineDoubtReasons[why])}`),
    draft.isCutShort === true &&
      say('The page shows only the beginning of its text. Please add the rest.'),
    ...(draft.leftOut ?? []).map((part) =>
      say('This did not fit and is left out: {part}.', { part }),
    ),
    unusedSentence(reading),
    isVisionMissing && say('The photo service did not answer, so we read the photos ourselves.'),
    missingImages > 0 && imagesSentence(missingImages),
    othersSentence(reading),
  ].filter((sentence) => typeof sentence === 'string');
}

function unusedSentence({ unusedLines = [] }: Reading): string | undefined {
  const [first] = unusedLines;
  if (first === undefined) return undefined;
  return say(
    '{count, plural, =1 {A line of the photos was not used: “{line}”.} other {# lines of the photos were not used, such as “{line}”.}}',
    { count: unusedLines.length, line: valuePreview(first) },
  );
}

const imagesSentence = (count: number): string =>
  say(
    '{count, plural, =1 {A picture could not be fetched.} other {# pictures could not be fetched.}}',
    { count },
  );

function othersSentence({ others = [] }: Reading): string | undefined {
  if (others.length === 0) return undefined;
  const named = others.slice(0, 5).map(({ title }) => `“${valuePreview(title)}”`);
  const count = others.length;
  const titles = named.join(', ');
  return others.length > named.length
    ? say(
        '{count, plural, one {The page has # more recipe: {titles} and more.} other {The page has # more recipes: {titles} and more.}}',
        { count, titles },
      )
    : say(
        '{count, plural, =1 {The page also has {titles}.} other {The page has # more recipes: {titles}.}}',
        { count, titles },
      );
}
