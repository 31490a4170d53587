/** The operation on what holds for every list. */
import { listSettingsId } from '../../../rows/list-rows';
import type { RowReference } from '../../../rows/rows';
import { editOrCreateRow } from '../change-rows';
import type { Mutators } from '../mutator';

const settings: RowReference = { kind: 'listSettings', id: listSettingsId };

export const listSettingsMutators: Mutators<'setListSettings'> = {
  setListSettings: {
    rows: () => [settings],
    apply: (draft, { change }) => editOrCreateRow(draft, settings, change),
  },
};
