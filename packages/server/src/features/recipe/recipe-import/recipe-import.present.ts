/** A draft in the form of the contract, cut to a recipe's limits, so that it can be saved unchanged. */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { fittingIngredients, recipeLimits } from '@saltbush/contract/schemas/recipe-limits';
import type {
  RecipeDraft,
  Ingredient,
  SourceAttribution,
  Step,
} from '@saltbush/recipe-parser/recipe';
import { fromSteps } from '@saltbush/domain/recipe/recipes/steps';
import { leftOutOf } from './left-out';
import { wellFormedJson } from '@saltbush/recipe-parser/text';

export function presentDraft(found: RecipeDraft): RecipeDraftOnWire {
  const draft = wellFormedJson(found);
  const steps = draft.steps.slice(0, recipeLimits.instructions).map(({ text, section }) => ({
    text: cut(text, recipeLimits.text),
    section: cut(section, recipeLimits.section),
  }));
  const ingredients = fittingIngredients(draft.ingredients.map(presentIngredient));
  const isCut = ingredients.length < draft.ingredients.length;
  const mostIngredients = isCut ? ingredients.length : recipeLimits.ingredients;
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
    // Its readers name no more and nothing longer than a recipe has.
    equipment: draft.equipment,
    ingredients,
    ingredientLines: draft.ingredientLines
      .slice(0, mostIngredients)
      .map((line) => cut(line, recipeLimits.text)),
    ...fromSteps(steps),
    sourceAttribution: presentSource(draft.sourceAttribution),
    statedNutrition: draft.statedNutrition,
    sourceImageUrl: draft.imageUrl,
    sourceOtherImageUrls: draft.otherImageUrls,
    sourceMoreImageUrls: draft.moreImageUrls?.slice(0, recipeLimits.moreImages),
    sourceStepImages: imagesOfSteps(draft.steps),
    language: draft.language,
    isCutShort: draft.isCutShort,
    leftOut: leftOutOf(draft, mostIngredients),
  };
}

function imagesOfSteps(steps: readonly Step[]): RecipeDraftOnWire['sourceStepImages'] {
  const images = steps
    .slice(0, recipeLimits.instructions)
    .flatMap(({ imageUrl }, step) => (imageUrl === undefined ? [] : [{ step, imageUrl }]));
  return images.length > 0 ? images : undefined;
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
