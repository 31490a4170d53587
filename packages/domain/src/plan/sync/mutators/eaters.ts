/** Operations on those who eat, how many they are, and on who is at home for a meal. */
import { attendanceId, eaterSettingsId } from '../../rows/eater-rows';
import type { EaterRow } from '../../rows/eater-rows';
import type { RowReference } from '../../rows/rows';
import { editOrCreateRow, removeRow } from './change-rows';
import { findRow } from './draft';
import type { Mutators } from './mutator';

const eaterAt = (id: string): RowReference => ({ kind: 'eaters', id });

const settings: RowReference = { kind: 'eaterSettings', id: eaterSettingsId };

type EaterOperation = 'setEater' | 'removeEater' | 'setEaterSettings' | 'setAttendance';

export const eaterMutators: Mutators<EaterOperation> = {
  setEater: {
    rows: ({ id }) => [eaterAt(id)],
    apply: (draft, { id, change }) => {
      editOrCreateRow(draft, eaterAt(id), change);
      const { name, isMember } = findRow(draft, eaterAt(id))!.fields as Partial<EaterRow>;
      return name || isMember ? undefined : 'MOVED_ON';
    },
  },
  removeEater: {
    rows: ({ id }) => [eaterAt(id)],
    apply: (draft, { id }) => removeRow(draft, eaterAt(id)),
  },
  setEaterSettings: {
    rows: () => [settings],
    apply: (draft, { change }) => editOrCreateRow(draft, settings, change),
  },
  setAttendance: {
    rows: ({ date, meal }) => [{ kind: 'attendances', id: attendanceId(date, meal) }],
    apply: (draft, { date, meal, change }) => {
      const reference: RowReference = { kind: 'attendances', id: attendanceId(date, meal) };
      editOrCreateRow(draft, reference, change, { date, meal });
    },
  },
};
