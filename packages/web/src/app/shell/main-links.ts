/** The three main links (Spec 2, Navigation bar), wherever they are shown. */
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { paths } from '../../paths';

export const mainLinks = [
  { to: paths.myRecipes, label: 'Recipes', Icon: IconNotebook },
  { to: paths.menuMaker, label: 'Meal Plan', Icon: IconCalendarWeek },
  { to: paths.shoppingList, label: 'Shopping List', Icon: IconShoppingCart },
] as const;

/** A menu in the bar on top, a link elsewhere. */
export const communityLink = {
  to: paths.households,
  label: 'Community',
  Icon: IconUsers,
} as const;
