/** What of a draft does not fit into a recipe, in words for the person whose text it was. */
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { valuePreview } from '@saltbush/recipe-parser/file';
import type { RecipeDraft } from '@saltbush/recipe-parser/recipe';

/**
 * @param ingredients how many of them fit
 * @example leftOutOf(draft, 12) // ['1 step, from “Bake it.” on']
 */
export function leftOutOf(draft: RecipeDraft, ingredients: number): string[] | undefined {
  const steps = draft.steps.map(({ text }) => text);
  const { title, text, notes, ingredientName, instructions, tags, tag } = recipeLimits;
  const leftOut = [
    rest(draft.ingredientLines, ingredients, 'ingredient'),
    rest(steps, instructions, 'step'),
    rest(draft.tags, tags, 'tag'),
    end([draft.title], title, 'the title'),
    end([draft.description], text, 'the description'),
    end([draft.notes], notes, 'the notes'),
    end(steps.slice(0, instructions), text, 'a step'),
    end(
      draft.ingredients.slice(0, ingredients).flatMap(({ name, note }) => [name, note]),
      ingredientName,
      'an ingredient',
    ),
    end(draft.tags.slice(0, tags), tag, 'a tag'),
  ].filter((words) => words !== undefined);
  return leftOut.length > 0 ? leftOut : undefined;
}

function rest(texts: readonly string[], most: number, name: string): string | undefined {
  const count = texts.length - most;
  if (count <= 0) return undefined;
  return `${count} ${name}${count === 1 ? '' : 's'}, from “${valuePreview(texts[most])}” on`;
}

/** Of the first one that is too long. */
function end(
  texts: readonly (string | undefined)[],
  most: number,
  name: string,
): string | undefined {
  const tooLong = texts.find((text) => text !== undefined && text.length > most);
  return tooLong && `the end of ${name}, from “${valuePreview(tooLong.slice(most - 1).trim())}” on`;
}
