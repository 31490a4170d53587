/** Search parameters of a list; the router imports only this file. */
export const filterNames = [
  'q',
  'from',
  'favourites',
  'course',
  'maxMinutes',
  'maxEnergy',
  'minProtein',
  'minRating',
  'difficulty',
  'cuisine',
  'tags',
  'foods',
  'equipment',
  'diets',
  'without',
  'alsoUnsure',
  'sort',
] as const;

/** `pages`: number of pages of twelve. */
export const listParameters = [...filterNames, 'pages'] as const;
