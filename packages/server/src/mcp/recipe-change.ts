/** A recipe with some of its parts changed, as the whole that a save of it takes. */
import {
  recipeChangeSchema,
  type RecipeChange,
  type RecipeOnWire,
} from '@saltbush/contract/recipe/recipes';
import { parseOwn } from '@saltbush/contract/schemas/parse-input';
import { plainTextOf } from '@saltbush/domain/recipe/formatted-text/plain-text';
import { ingredientLine } from '@saltbush/recipe-parser/file';
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';

/** What is absent stays as it is. */
export interface RecipeParts {
  title?: string | undefined;
  serves?: number | undefined;
  totalMinutes?: number | undefined;
  notes?: string | undefined;
  tags?: string[] | undefined;
  /** A line each; one that ends with a colon is a heading. */
  ingredients?: readonly string[] | undefined;
  steps?: readonly string[] | undefined;
}

/**
 * Lines that are there already keep what was saved of them: their amounts are not read again. A step that stays keeps its
 * heading and its image.
 */
export function changedRecipe(
  recipe: RecipeOnWire,
  { ingredients, steps, ...parts }: RecipeParts,
): RecipeChange {
  const { isServesUnknown, ...before } = parseOwn(recipeChangeSchema, recipe);
  const given = Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined),
  );
  return {
    ...before,
    ...(parts.serves === undefined && isServesUnknown !== undefined && { isServesUnknown }),
    ...given,
    ...(ingredients && { ingredients: ingredientsOf(ingredients, recipe.ingredients) }),
    ...(steps && stepsOf(steps, recipe)),
    revision: recipe.revision,
  };
}

function ingredientsOf(lines: readonly string[], before: readonly Ingredient[]): Ingredient[] {
  const saved = new Map(before.map((ingredient) => [ingredientLine(ingredient), ingredient]));
  let section: string | undefined;
  return lines.flatMap((written) => {
    const line = written.trim();
    if (line.endsWith(':')) {
      section = line.slice(0, -1).trim() || undefined;
      return [];
    }
    const { section: _before, ...parts } = saved.get(line) ?? splitIngredientLine(line);
    return [{ ...parts, ...(section !== undefined && { section }) }];
  });
}

function stepsOf(
  steps: readonly string[],
  { instructions, instructionSections, stepImages }: RecipeOnWire,
): Pick<RecipeChange, 'instructions' | 'instructionSections' | 'stepImages'> {
  const plain = instructions.map(plainTextOf);
  const placeBefore = (step: string) => plain.indexOf(plainTextOf(step.trim()));
  return {
    // A step that was read without its bold and links, and sent back so, keeps them.
    instructions: steps.map((step) =>
      step === plainTextOf(step) ? (instructions[placeBefore(step)] ?? step) : step,
    ),
    ...(instructionSections && {
      instructionSections: steps.map((step) => instructionSections[placeBefore(step)] ?? ''),
    }),
    ...(stepImages && {
      stepImages: steps.flatMap((step, at) => {
        const image = stepImages.find((one) => one.step === placeBefore(step));
        return image ? [{ ...image, step: at }] : [];
      }),
    }),
  };
}
