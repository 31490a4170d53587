import type { PlainDate } from '../../days/week';
import type { NamedChange } from '../../sync/operations';
import type { LineLeft } from '../list/shopping-list';

/**
 * "It's gone": nothing is left of what was bought, for this list and later ones, until it is bought again.
 *
 * @example nothingLeft(line.left, '2026-11-23') // [{ name: 'changeLine', args: { …, change: { goneOn: '2026-11-23' } } }]
 */
export const nothingLeft = ({ rows }: LineLeft, today: PlainDate): NamedChange[] =>
  rows.map(({ week, key }) => ({
    name: 'changeLine',
    args: { week, key, change: { goneOn: today } },
  }));
