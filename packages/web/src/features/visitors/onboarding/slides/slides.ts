/** What the five slides say (Spec 2, Onboarding wizard). */
import { t } from '@lingui/core/macro';
import type { HomeCountry } from '@saltbush/domain/account/countries/country';

export interface Slide {
  title: string;
  text: string;
}

/** @param stores of the reader's country; the first two are named */
export const slidesWith = ([first, second]: HomeCountry['stores']): readonly Slide[] => [
  {
    title: t`Not the perfect cookbook for the perfect family`,
    text: t`For busy Tuesdays, fussy eaters and the dinner you can cook half asleep.`,
  },
  {
    title: t`The meals you actually eat`,
    text: t`Your family’s favourites in one place: typed in, or imported from a web page or a photo.`,
  },
  {
    title: t`Your week’s meal plan in 1 click`,
    text: t`Magic Menu turns your recipes into a week of dinners. Swap any you don’t feel like.`,
  },
  {
    title: t`Or plan it your way`,
    text: t`Search your recipes, drag and drop them onto weekdays, and share the menu with your household.`,
  },
  {
    title: t`The shopping list is ready`,
    text: t`Amounts added up, sorted by aisle. Compare ${first} and ${second}, and buy where it’s cheaper.`,
  },
];
