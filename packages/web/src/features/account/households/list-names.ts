import { plural } from '@lingui/core/macro';
import { formatList } from '../../../ui/format-list';

/** Longer lists end in a number. */
const mostNames = 4;

/**
 * @example listNames(['You', 'Dan']) // 'You and Dan'
 * @example listNames(['You', 'Dan', 'Nan', 'Bill', 'Ava']) // 'You, Dan, Nan and 2 others'
 */
export function listNames(names: readonly string[]): string {
  if (names.length <= mostNames) return formatList(names);
  const shown = names.slice(0, mostNames - 1);
  const others = names.length - shown.length;
  return formatList([...shown, plural(others, { one: '# other', other: '# others' })]);
}
