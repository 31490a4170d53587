/** Longer lists end in a number. */
const mostNames = 4;

/**
 * @example listNames(['You', 'Dan']) // 'You and Dan'
 * @example listNames(['You', 'Dan', 'Nan', 'Bill', 'Ava']) // 'You, Dan, Nan and 2 others'
 */
export function listNames(names: readonly string[]): string {
  if (names.length <= mostNames) return conjunction.format(names);
  const shown = names.slice(0, mostNames - 1);
  return conjunction.format([...shown, `${names.length - shown.length} others`]);
}

const conjunction = new Intl.ListFormat('en-AU', { type: 'conjunction' });
