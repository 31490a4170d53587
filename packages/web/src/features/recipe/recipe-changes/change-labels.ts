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
const asImage = (): string => 'a picture';

const measures: Record<string, string> = {
  au: 'Australian',
  us: 'American',
  uk: 'British',
  metric: 'Metric',
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
  imageUrl: { what: ['Picture changed', 'Picture added', 'Picture removed'], say: asImage },
  moreImageUrls: {
    what: ['Extra picture changed', 'Extra picture added', 'Extra picture removed'],
    say: asImage,
  },
  stepImages: {
    what: ['Picture of a step changed', 'Picture of a step added', 'Picture of a step removed'],
    say: asImage,
  },
  tags: { what: ['Tag changed', 'Tag added', 'Tag removed'] },
  equipment: { what: ['Equipment changed', 'Equipment added', 'Equipment removed'] },
  ingredients: { what: ['Ingredient changed', 'Ingredient added', 'Ingredient removed'] },
  steps: { what: ['Step changed', 'Step added', 'Step removed'] },
  notes: { what: t`Notes` },
  source: { what: t`Source` },
  statedNutrition: { what: t`Nutrition` },
};
