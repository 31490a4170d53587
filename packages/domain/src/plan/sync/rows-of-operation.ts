import { mutatorOf } from './mutators/all-mutators';
import type { Operation } from './operations';
import type { RowReference } from '../rows/rows';

/**
 * The rows that an operation reads and may change, for the server to load; some may not exist.
 *
 * @example
 * rowsOfOperation({ name: 'tick', args: { week: '2026-11-23', line: { key: 'egg', covered: [] }, … } })
 * // [{ kind: 'lines', id: '2026-11-23.egg' }]
 */
export function rowsOfOperation({ name, args }: Pick<Operation, 'name' | 'args'>): RowReference[] {
  return mutatorOf(name).rows(args);
}
