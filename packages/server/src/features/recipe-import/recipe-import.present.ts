/** A draft as the wire says it, cut to what a recipe may hold, so that it can be saved as it is. */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe-import';
import { recipeLimits } from '@saltbush/contract/recipes';
import type { RecipeDraft } from '@saltbush/domain/recipes/draft';
import type { Ingredient } from '@saltbush/domain/ingredients/ingredient';
import type { SourceAttribution } from '@saltbush/domain/recipes/recipe';
import { fromSteps } from '@saltbush/domain/recipes/steps';

export function presentDraft(draft: RecipeDraft): RecipeDraftOnWire {
  const steps = draft.steps.slice(0, recipeLimits.instructions).map(({ text, section }) => ({
    text: cut(text, recipeLimits.text),
    section: cut(section, recipeLimits.section),
  }));
  return {
    title: cut(draft.title, recipeLimits.title),
    serves: draft.serves,
    measures: draft.measures,
    yieldText: cut(draft.yieldText, 200),
    description: cut(draft.description, recipeLimits.text),
    notes: cut(draft.notes, recipeLimits.notes),
    prepMinutes: draft.prepMinutes,
    cookMinutes: draft.cookMinutes,
    totalMinutes: draft.totalMinutes,
    cuisine: cut(draft.cuisine, 100),
    course: draft.course,
    tags: draft.tags.slice(0, recipeLimits.tags).map((tag) => cut(tag, recipeLimits.tag)),
    ingredients: draft.ingredients.slice(0, recipeLimits.ingredients).map(presentIngredient),
    ingredientLines: draft.ingredientLines.slice(0, recipeLimits.ingredients),
    ...fromSteps(steps),
    sourceAttribution: presentSource(draft.sourceAttribution),
    sourceImageUrl: draft.imageUrl,
    language: draft.language,
  };
}

function presentIngredient({ name, amount, unit, note, section }: Ingredient) {
  return {
    name: cut(name, recipeLimits.ingredientName),
    amount: cut(amount, recipeLimits.amount),
    unit: cut(unit, recipeLimits.unit),
    note: cut(note, recipeLimits.note),
    section: cut(section, recipeLimits.section),
  };
}

function presentSource(source: SourceAttribution | undefined): SourceAttribution | undefined {
  if (source === undefined) return undefined;
  const { siteName, siteUrl, recipeTitle, author } = source;
  return {
    siteName: cut(siteName, 200),
    siteUrl: siteUrl !== undefined && siteUrl.length <= 2_000 ? siteUrl : undefined,
    recipeTitle: cut(recipeTitle, 300),
    author: cut(author, 200),
  };
}

/** Cut between characters, not inside a pair that makes one. */
function cut<Text extends string | undefined>(text: Text, most: number): Text;
function cut(text: string | undefined, most: number): string | undefined {
  if (text === undefined || text.length <= most) return text;
  return (
    text
      .slice(0, most - 1)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd() + '…'
  );
}
