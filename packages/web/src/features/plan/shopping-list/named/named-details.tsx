/** An item of a list beside the plan's. Each change is saved at once. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import {
  namedListsOf,
  type NamedItem,
} from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { openAisles } from '@saltbush/domain/plan/shopping-list/own-aisles/open-aisles';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { SavedField } from '../../../../ui/fields/saved-field';
import type { PlanView } from '../../../device/sync';
import { aisleChoices } from '../aisles/aisle-choices';
import { DetailChips } from '../details/detail-chips';
import classes from '../details/line-details.module.css';
import { useStore } from '../state/use-store';
import type { NamedListActions } from './use-named-list-actions';

export interface NamedDetailsProps {
  item: NamedItem;
  /** Of the list that it is on. */
  listId: string;
  view: PlanView;
  actions: NamedListActions;
  onClose: () => void;
}

export function NamedDetails(props: NamedDetailsProps) {
  const { item, actions, onClose } = props;
  const handleRemove = () => {
    actions.removeItem(item);
    onClose();
  };
  return (
    <div className={classes.details}>
      <SavedField
        label={t`Item`}
        value={item.text}
        maxLength={rowLimits.text}
        onSave={(text) => text !== null && actions.changeItem(item, { text })}
      />
      <SavedField
        label={t`Note`}
        value={item.note}
        placeholder={t`Add a note`}
        maxLength={rowLimits.note}
        onSave={(note) => actions.changeItem(item, { note })}
      />
      <ListChips {...props} />
      {!item.isWaiting && <AisleChips {...props} />}
      <Button
        variant="default"
        c="var(--danger)"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={handleRemove}
      >
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}

function ListChips({ item, listId, view, actions, onClose }: NamedDetailsProps) {
  const lists = namedListsOf(view.rows);
  const move = (to: string) => {
    if (to === listId) return;
    const list = lists.find(({ id }) => id === to);
    if (list) actions.moveToList(item, list);
    else actions.moveToPlan(item);
    onClose();
  };
  const others = lists.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DetailChips
      label={t`On the list`}
      choices={[{ value: plansList, label: t`Shopping` }, ...others]}
      value={listId}
      onChange={move}
    />
  );
}

function AisleChips({ item, view, actions }: NamedDetailsProps) {
  const [store] = useStore();
  const aisles = openAisles(view.rows, store);
  return (
    <DetailChips
      label={t`Aisle`}
      choices={aisleChoices(aisles)}
      value={item.place.id}
      onChange={(id) =>
        actions.moveToAisle(
          item,
          aisles.walk.find((one) => one.id === id)!,
        )
      }
    />
  );
}

/** The plan's list. */
const plansList = '';
