/** How sentences name a search or a cookbook. */

/** @param name undefined when it is gone */
export const sourceText = (name: string | undefined): string =>
  name === undefined ? 'a search or cookbook that is gone' : `“${name}”`;
