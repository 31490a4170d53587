/** Labels of a change in the recipe history. */
import { t } from '@lingui/core/macro';
import type { RecipeChanges } from '@saltbush/contract/recipe/recipe-changes';
import type { ChangedField } from '@saltbush/domain/recipe/recipes/recipe-changes';
import { whatItMakes } from '@saltbush/domain/recipe/recipes/serves';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';

type Change = RecipeChanges[number];

export interface ChangeLabels {
  what: string;
  before: string | undefined;
  after: string | undefined;
}

/**
 * @example
 * changeLabels({ field: 'prepMinutes', before: '10', after: '75' })
 * // { what: 'Prep', before: '10 min', after: '1 h 15 min' }
 */
export function changeLabels({ field, before, after }: Change): ChangeLabels {
  const { what, say = (text: string) => text } = fields[field];
  return {
    what: typeof what === 'string' ? what : what[before && after ? 0 : after ? 1 : 2],
    before: before && say(before),
    after: after && say(after),
  };
}

const asTime = (minutes: string): string => formatMinutes(Number(minutes));
const asImage = (): string => t`a picture`;

const measures: Record<string, string> = {
  au: t`Australian`,
  us: t`American`,
  uk: t`British`,
  metric: t`Metric`,
};

type Words = string | readonly [changed: string, added: string, removed: string];

/** Of a list, one change is one line. */
const fields: Record<ChangedField, { what: Words; say?: (text: string) => string }> = {
  title: { what: t`Title` },
  description: { what: t`Description` },
  serves: { what: t`Serves` },
  yieldText: { what: t`Makes`, say: (text) => whatItMakes(text, undefined) ?? text },
  prepMinutes: { what: t`Prep`, say: asTime },
  cookMinutes: { what: t`Cook`, say: asTime },
  totalMinutes: { what: t`Total`, say: asTime },
  course: { what: t`Course` },
  cuisine: { what: t`Cuisine` },
  difficulty: { what: t`Difficulty` },
  measures: { what: t`Cups and spoons`, say: (text) => measures[text] ?? text },
  imageUrl: { what: [t`Picture changed`, t`Picture added`, t`Picture removed`], say: asImage },
  moreImageUrls: {
    what: [t`Extra picture changed`, t`Extra picture added`, t`Extra picture removed`],
    say: asImage,
  },
  stepImages: {
    what: [t`Picture of a step changed`, t`Picture of a step added`, t`Picture of a step removed`],
    say: asImage,
  },
  tags: { what: [t`Tag changed`, t`Tag added`, t`Tag removed`] },
  equipment: { what: [t`Equipment changed`, t`Equipment added`, t`Equipment removed`] },
  ingredients: { what: [t`Ingredient changed`, t`Ingredient added`, t`Ingredient removed`] },
  steps: { what: [t`Step changed`, t`Step added`, t`Step removed`] },
  notes: { what: t`Notes` },
  source: { what: t`Source` },
  statedNutrition: { what: t`Nutrition` },
};
