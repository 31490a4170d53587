/** The steps of the welcome tour (Spec 2): seven, and the final one. */
import { t } from '@lingui/core/macro';
import { paths } from '../../../paths';

export interface TourStep {
  title: string;
  text: string;
  /** Instead of the text on a touch screen. */
  touchText?: string;
  /** What to try next; the final step has them. */
  tasks?: readonly string[];
  /** What the light falls on: the first of these that is shown, in the window if one is there. Without any the step is skipped. */
  target?: string;
}

const navLink = (path: string): string => `nav a[href="${basePath}${path}"]`;

export const tourSteps: readonly TourStep[] = [
  {
    title: t`Welcome to Saltbush`,
    text: t`Your recipes, your week and your shopping list in one place. Here’s a quick look around.`,
  },
  {
    title: t`Browse Recipes`,
    text: t`Other cooks share recipes here. Click + to save one to your collection.`,
    touchText: t`Other cooks share recipes here. Tap + to save one to your collection.`,
    // Until the recipes are there, a card that stands in for them: a slow line must not take the step away.
    target:
      '[data-recipe] [data-kind="save"][aria-pressed="false"], .mantine-Skeleton-root[data-card-image]',
  },
  {
    title: t`Recipes`,
    text: t`Your private collection. Add, edit and create recipe cards here.`,
    target: navLink(paths.myRecipes),
  },
  {
    title: t`Meal Planner`,
    text: t`Drag and drop recipe cards to build the week’s menu. The shopping list is ready when you are.`,
    target: navLink(paths.menuMaker),
  },
  {
    title: t`Shopping List`,
    text: t`Amounts are worked out for you, and the list is sorted by aisle.`,
    target: navLink(paths.shoppingList),
  },
  {
    title: t`A 10-minute grocery shop`,
    text: t`Follow the aisles and tick things off. Open an item: its trolley leads to the product at the shop.`,
    target: navLink(paths.shoppingList),
  },
  {
    title: t`Create a Community`,
    text: t`Invite your household: one plan and one list that everyone sees.`,
    target: `${navLink(paths.households)}, nav [aria-haspopup="menu"]`,
  },
  {
    title: t`We’re So Happy You’re Here`,
    text: t`Three things to try first:`,
    tasks: [
      t`Browse and add a recipe`,
      t`Create a recipe card`,
      t`Create a community and try the menu maker`,
    ],
  },
];
