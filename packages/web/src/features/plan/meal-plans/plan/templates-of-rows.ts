/** The templates of a plan: weeks that were saved under a name. */
import { t } from '@lingui/core/macro';
import type { Row, RowMap } from '@saltbush/domain/plan/rows/rows';

export type Template = Row<'templates'>;

/** By name. */
export function templatesOf(rows: RowMap | undefined): Template[] {
  return [...(rows?.values() ?? [])]
    .filter((row): row is Template => row.kind === 'templates' && !row.isDeleted)
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

export const nameOf = ({ fields: { name } }: Template): string => name ?? t`Template`;
