/** Form values of a recipe: fields as typed, lines and headings as rows with keys. */
import type { ImageCredit } from '@saltbush/contract/recipe/images';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import {
  type Ingredient,
  type Measures,
  type Course,
  type Difficulty,
  defaultServes,
  withHeadings,
  type Heading,
  type Step,
} from '@saltbush/recipe-parser/recipe';
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import type { LineDoubt } from '@saltbush/domain/recipe/recipes/line-doubts';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { toSteps } from '@saltbush/domain/recipe/recipes/steps';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { newId } from '../../../api/new-id';
import { getSession } from '../../../api/session';

export interface HeadingRow extends Heading {
  key: string;
}
export interface IngredientRow extends Required<Omit<Ingredient, 'section' | 'recipeId'>> {
  key: string;
  note: string;
  /** The recipe that the line stands for. */
  recipeId?: string | undefined;
  /** The line as it was typed; absent while the row is as it was saved or read. */
  text?: string;
  /** Why a person should look at what was read; gone once they have. */
  doubt?: { number: number; why: LineDoubt } | undefined;
}
export interface StepRow {
  key: string;
  text: string;
  imageUrl?: string | undefined;
}
export type IngredientRows = (HeadingRow | IngredientRow)[];
export type StepRows = (HeadingRow | StepRow)[];

export interface RecipeFormValues {
  title: string;
  description: string;
  imageUrl: string | undefined;
  /** Of the image; shown, not sent. */
  imageCredit?: ImageCredit | undefined;
  /** Further images; absent in drafts of older versions. */
  moreImageUrls?: string[];
  /** Undefined when nobody has said. */
  serves: number | undefined;
  yieldText: string;
  prepTime: string;
  cookTime: string;
  totalTime: string;
  course: Course | '';
  difficulty: Difficulty | '';
  cuisine: string;
  tags: string[];
  /** Absent in drafts of older versions. */
  equipment?: string[];
  measures: Measures;
  ingredients: IngredientRows;
  steps: StepRows;
  notes: string;
  sourceAttribution: RecipeOnWire['sourceAttribution'];
  /** What the source states of one serve; absent in drafts of older versions. */
  statedNutrition?: RecipeOnWire['statedNutrition'];
  /** The import source; not editable. */
  evidenceId?: string | undefined;
  /** How it came; not editable. */
  origin?: RecipeDraftOnWire['origin'];
}

export const blankIngredient = (): IngredientRow => ({
  key: newId(),
  name: '',
  amount: '',
  unit: '',
  note: '',
});
export const blankStep = (): StepRow => ({ key: newId(), text: '' });
export const blankHeading = (): HeadingRow => ({ key: newId(), heading: '' });

export function blankValues(): RecipeFormValues {
  return {
    ...valuesFrom({ title: '', tags: [], ingredients: [], instructions: [] }),
    serves: defaultServes,
  };
}

/** Form values of a saved or imported recipe. */
export function valuesFrom(
  recipe: Partial<RecipeOnWire> & Pick<RecipeDraftOnWire, 'title' | 'evidenceId' | 'origin'>,
): RecipeFormValues {
  const { title, tags = [], ingredients = [], instructions = [] } = recipe;
  const { instructionSections, stepImages } = recipe;
  const steps = toSteps({ instructions, instructionSections, stepImages });
  return {
    title,
    description: recipe.description ?? '',
    imageUrl: recipe.imageUrl,
    imageCredit: recipe.imageCredit,
    moreImageUrls: recipe.moreImageUrls ?? [],
    serves: knownServes(recipe),
    yieldText: recipe.yieldText ?? '',
    prepTime: timeText(recipe.prepMinutes),
    cookTime: timeText(recipe.cookMinutes),
    totalTime: timeText(recipe.totalMinutes),
    course: recipe.course ?? '',
    difficulty: recipe.difficulty ?? '',
    cuisine: recipe.cuisine ?? '',
    tags,
    equipment: recipe.equipment ?? [],
    measures: recipe.measures ?? ownMeasures(),
    ingredients: orBlank(ingredientRowsFrom(ingredients), blankIngredient),
    steps: orBlank(stepRowsFrom(steps), blankStep),
    notes: recipe.notes ?? '',
    sourceAttribution: recipe.sourceAttribution,
    statedNutrition: recipe.statedNutrition,
    evidenceId: recipe.evidenceId,
    origin: recipe.origin,
  };
}

export function ingredientRowsFrom(ingredients: readonly Ingredient[]): IngredientRows {
  return withHeadings(ingredients).map((row) =>
    'heading' in row
      ? { ...row, key: newId() }
      : {
          key: newId(),
          name: row.name,
          amount: row.amount,
          unit: row.unit,
          note: row.note ?? '',
          recipeId: row.recipeId,
        },
  );
}

export const stepRowsFrom = (steps: readonly Step[]): StepRows =>
  withHeadings(steps).map((row) => ({ ...row, key: newId() }));

/** What of a row is saved. */
export const ingredientOf = ({
  name,
  amount,
  unit,
  note,
  recipeId,
}: IngredientRow): Ingredient => ({
  name,
  amount,
  unit,
  note: note.trim() || undefined,
  recipeId,
});

/** A list without lines has one to type or paste into. */
const orBlank = <Row>(rows: Row[], blankRow: () => Row): Row[] =>
  rows.length > 0 ? rows : [blankRow()];

const timeText = (minutes: number | undefined): string =>
  minutes === undefined ? '' : formatMinutes(minutes);

/** Of a recipe that says nothing itself: the cups and spoons of its writer's country. */
const ownMeasures = (): Measures => (getSession()?.user?.homeCountry ?? standInCountry).measures;
