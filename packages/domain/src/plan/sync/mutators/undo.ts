/** Operations that take others back. */
import type { FieldSetBack, RefusalCode } from '../operations';
import { isSameMeaning } from '../same-meaning';
import { restoreRow } from './change-rows';
import { findRow, setField, valueOf } from './draft';
import type { Draft } from './draft';
import type { Mutators } from './mutator';

export const undoMutators: Mutators<'restoreRows' | 'setBack' | 'setBackAll'> = {
  restoreRows: {
    rows: ({ rows }) => rows,
    apply: (draft, { rows }) =>
      rows.map((row) => restoreRow(draft, row)).find((refusal) => refusal !== undefined),
  },
  setBack: {
    rows: ({ kind, id }) => [{ kind, id }],
    apply: setBack,
  },
  setBackAll: {
    rows: ({ fields }) => fields.map(({ kind, id }) => ({ kind, id })),
    apply: (draft, { fields }) =>
      fields.map((field) => setBack(draft, field)).find((refusal) => refusal !== undefined),
  },
};

function setBack(
  draft: Draft,
  { kind, id, field, value, ifStill }: FieldSetBack,
): RefusalCode | undefined {
  const row = findRow(draft, { kind, id });
  if (!row || !isSameMeaning(valueOf(row, field), ifStill)) return 'MOVED_ON';
  setField(draft, { kind, id }, field, value, true);
  return undefined;
}
