/** The three main links (Spec 2, Navigation bar), wherever they are shown. */
import { t } from '@lingui/core/macro';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { paths } from '../../paths';

export const mainLinks = [
  { to: paths.myRecipes, label: t`Recipes`, Icon: IconNotebook },
  { to: paths.menuMaker, label: t`Meal Plan`, Icon: IconCalendarWeek },
  { to: paths.shoppingList, label: t`Shopping List`, Icon: IconShoppingCart },
] as const;

/** A menu in the bar on top, a link elsewhere. */
export const communityLink = {
  to: paths.households,
  label: t`Community`,
  Icon: IconUsers,
} as const;
