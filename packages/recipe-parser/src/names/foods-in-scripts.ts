/** The web app's build puts in the foods of its language (`packages/web/build/texts/inline-names.ts`); English has none. */
export const foods: string | undefined = undefined;
