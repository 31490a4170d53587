/**
 * Tables of images of foods: which name stands for which food.
 *
 * - A food is matched by the words of its key; the last one in the table counts ("cream-cheese" is cheese),
 *   the longest first ("sweet-potato" is no potato).
 * - What a food was made into looks different: no fish for fish sauce, no corn for cornflour.
 */

/**
 * @param wordsByName names with the words of their foods; `none` has words of a food that would match another
 * @returns the name for a food of the table, or for a name written as a key
 */
export function foodWordTable(
  wordsByName: Readonly<Record<string, string>>,
): (key: string) => string | undefined {
  const names = new Map(
    Object.entries(wordsByName).flatMap(([name, words]) =>
      words.split(' ').map((word) => [word, name] as const),
    ),
  );
  return (key) => {
    const words = key.split('-');
    if (madeInto.has(words.at(-1)!) && !names.has(key)) return undefined;
    for (let end = words.length; end > 0; end -= 1) {
      for (let start = Math.max(0, end - longestPhrase); start < end; start += 1) {
        const name = names.get(words.slice(start, end).join('-'));
        if (name !== undefined) return name === 'none' ? undefined : name;
      }
    }
    return undefined;
  };
}

/** Words in the longest phrase of a table. */
const longestPhrase = 3;

/** What a food was made into. */
const madeInto: ReadonlySet<string> = new Set(
  'stock sauce oil vinegar powder flour paste extract essence seasoning salt spice seed chip biscuit bar syrup liqueur jelly spread dip crisp leaf rub mix substitute soup bouillon cube concentrate cordial sugar wafer cracker bone fat nectar'.split(
    ' ',
  ),
);
