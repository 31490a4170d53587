/** All groups, in the order of the page. */
import type { Example, ExampleGroup } from '../example';
import { actions } from './ui/actions';
import { choices } from './ui/choices';
import { covers } from './ui/covers';
import { dialogs } from './ui/dialogs';
import { feedback } from './ui/feedback';
import { fields } from './ui/fields';
import { layout } from './ui/layout';
import { communities } from './features/communities';
import { magicMenu } from './features/magic-menu';
import { recipeCards } from './features/recipe-cards';
import { recipePage } from './features/recipe-page';
import { shoppingList } from './features/shopping-list';
import { weekPlan } from './features/week-plan';

export const groups: readonly ExampleGroup[] = [
  actions,
  fields,
  choices,
  feedback,
  dialogs,
  layout,
  covers,
  recipeCards,
  recipePage,
  weekPlan,
  magicMenu,
  shoppingList,
  communities,
];

/** @example nameOf(shoppingList, offline) // 'Shopping list/Offline' */
export const nameOf = (group: ExampleGroup, example: Example): string =>
  `${group.name}/${example.name}`;

export const findExample = (name: string): Example | undefined =>
  groups
    .flatMap((group) => group.examples.map((example) => ({ group, example })))
    .find(({ group, example }) => nameOf(group, example) === name)?.example;
