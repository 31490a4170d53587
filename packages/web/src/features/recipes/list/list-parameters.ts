/** What the address of a list may say after "?"; the router reads this file alone. */
export const narrowingNames = [
  'q',
  'from',
  'favourites',
  'course',
  'maxMinutes',
  'minRating',
  'difficulty',
  'cuisine',
  'tags',
  'foods',
  'sort',
] as const;

/** `pages`: how often twelve are shown. */
export const listParameters = [...narrowingNames, 'pages'] as const;
