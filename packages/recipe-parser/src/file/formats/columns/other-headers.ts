/**
 * Headers that a format does not have and that people or other programs added: "Contributor: May".
 *
 * Times and sources are what they say; every other one goes to the notes, under its name.
 */
import type { Fields } from '../../fields/fields';
import type { RecipeParts } from '../../recipe/recipe-from-parts';

/**
 * @param head of the recipe; the names of the format itself are in lower case
 * @param fields with the same names
 */
export function partsOfOtherHeaders(
  head: ReadonlyMap<string, string>,
  fields: Fields,
): Pick<RecipeParts, 'prepTime' | 'cookTime' | 'totalTime' | 'source' | 'notes'> {
  const others = [...head.keys()].filter((name) => /^\p{Lu}/u.test(name));
  const named = (pattern: RegExp) => others.filter((name) => pattern.test(name));
  const known = [prep, cook, total, source, author].flatMap(named);
  return {
    prepTime: fields.text(...named(prep)),
    cookTime: fields.text(...named(cook)),
    totalTime: fields.text(...named(total)),
    source: { siteName: fields.text(...named(source)), author: fields.text(...named(author)) },
    notes: others
      .filter((name) => !known.includes(name))
      .map((name) => ({ heading: name, text: fields.text(name) })),
  };
}

const prep = /^(?:prep(?:aration)?[ -]?time|vorbereitung(?:szeit)?|arbeitszeit)$/i;
const cook = /^(?:cook(?:ing)?[ -]?time|bak(?:e|ing) time|(?:koch|back|gar)zeit)$/i;
const total = /^(?:total[ -]?time|ready in|gesamtzeit|zubereitungszeit)$/i;
const source = /^(?:source|from|quelle|herkunft)$/i;
const author = /^(?:recipe by|by|author|contributor|submitted by|posted by|autor|erfasst von)$/i;
