/** Written by `npm run languages` from the folders of `languages/`: it is not edited. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const;
