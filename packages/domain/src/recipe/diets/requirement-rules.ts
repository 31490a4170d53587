/**
 * What each allergen and diet refuses. In a file of their own: every list of recipes has the names, and only what reads
 * ingredients needs the rules.
 *
 * - A diet refuses some contents, and is unsure of others whatever the amount.
 */
import { allergens, type Allergen, type Diet, type Requirement } from './allergens';

/** Contents that no label must name, but that a diet refuses. */
export const otherContents = [
  /** Of land animals, poultry included. */
  'meat',
  'pork',
  /** Animals of the water of any kind. */
  'seafood',
  'gelatine',
  'rennet',
  'honey',
  /** Colours and glazes made of insects. */
  'insect',
  /** Wine and beer may be cleared with egg, milk or fish. */
  'fining',
  'alcohol',
  /** Animals that are neither pork nor shellfish: eel, rabbit, kangaroo. */
  'non-kosher',
] as const;

/** One thing that a food is, or is made of. */
export type Content = Allergen | (typeof otherContents)[number];

export const contents: readonly Content[] = [...allergens, ...otherContents];

export interface RequirementRule {
  /** One of them, and the recipe does not suit. */
  readonly refused: readonly Content[];
  /** One of them, and nobody can say without the label. */
  readonly doubtful: readonly Content[];
  /** Refused only together: meat and milk. */
  readonly together?: readonly [Content, Content];
}

/** @example ruleOf('peanut').refused // ['peanut'] */
export function ruleOf(requirement: Requirement): RequirementRule {
  return requirement in dietRules
    ? dietRules[requirement as Diet]
    : { refused: [requirement as Allergen], doubtful: [] };
}

const flesh = ['meat', 'pork', 'fish', 'crustacea', 'mollusc', 'seafood'] as const;

const dietRules: Readonly<Record<Diet, RequirementRule>> = {
  vegetarian: { refused: [...flesh, 'gelatine', 'rennet'], doubtful: ['fining'] },
  vegan: {
    refused: [...flesh, 'gelatine', 'rennet', 'egg', 'milk', 'honey', 'insect'],
    doubtful: ['fining'],
  },
  pescatarian: { refused: ['meat', 'pork', 'gelatine', 'rennet'], doubtful: [] },
  'gluten-free': { refused: ['gluten', 'wheat'], doubtful: [] },
  'dairy-free': { refused: ['milk'], doubtful: [] },
  halal: { refused: ['pork', 'alcohol'], doubtful: ['gelatine', 'rennet'] },
  kosher: {
    refused: ['pork', 'crustacea', 'mollusc', 'non-kosher'],
    doubtful: ['gelatine', 'rennet', 'seafood'],
    together: ['meat', 'milk'],
  },
};
