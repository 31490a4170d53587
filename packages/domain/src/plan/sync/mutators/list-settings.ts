/** The operation on what holds for every list. */
import { listSettingsId } from '../../shopping-list/list-rows';
import type { RowReference } from '../rows';
import { editOrCreateRow } from './change-rows';
import type { Mutators } from './mutator';

const settings: RowReference = { kind: 'listSettings', id: listSettingsId };

export const listSettingsMutators: Mutators<'setListSettings'> = {
  setListSettings: {
    rows: () => [settings],
    apply: (draft, { change }) => editOrCreateRow(draft, settings, change),
  },
};
