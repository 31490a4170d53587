/** What the five slides say (Spec 2, Onboarding wizard). */
export interface Slide {
  title: string;
  text: string;
}

export const slides: readonly Slide[] = [
  {
    title: 'Not the perfect cookbook for the perfect family',
    text: 'For busy Tuesdays, fussy eaters and the dinner you can cook half asleep.',
  },
  {
    title: 'The meals you actually eat',
    text: 'Your family’s favourites in one place: typed in, or imported from a web page or a photo.',
  },
  {
    title: 'Your week’s meal plan in 1 click',
    text: 'Magic Menu turns your recipes into a week of dinners. Swap any you don’t feel like.',
  },
  {
    title: 'Or plan it your way',
    text: 'Search your recipes, drag and drop them onto weekdays, and share the menu with your household.',
  },
  {
    title: 'The shopping list is ready',
    text: 'Amounts added up, sorted by aisle. Compare Woolworths and Coles, and buy where it’s cheaper.',
  },
];
