/** Moves what was typed of a line to a list beside the plan's; what recipes need of it stays. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import {
  namedListOf,
  namedListsOf,
} from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import type { NamedChange } from '@saltbush/domain/plan/sync/operations';
import { PanelRow } from '../../../../ui/panels/panel-row';
import { useListContext } from '../list-context';
import { adding, lastOrder } from './adding';

export interface MoveToListProps {
  line: ListLine;
  onClose: () => void;
}

export function MoveToList({ line, onClose }: MoveToListProps) {
  const { view, actions } = useListContext();
  if (line.items.length === 0) return null;
  const move = ({ id, name }: { id: string; name: string }) => {
    const { items } = line;
    const last = lastOrder(namedListOf(view, id) ?? { open: [], ticked: [] });
    const { args } = adding(
      id,
      items.map(({ text }) => text),
      last,
    );
    const withNotes = args.items.map((item, place) => {
      const { note } = items[place]!;
      return { ...item, ...(note !== undefined && { note }) };
    });
    const removals = items.map((item): NamedChange => ({
      name: 'removeItem',
      args: { id: item.id },
    }));
    actions.changer.changeWithUndo(t`${line.name} moved to ${name}`, ...removals, {
      name: 'addNamedItems',
      args: { listId: id, items: withNotes },
    });
    onClose();
  };
  return namedListsOf(view.rows).map((list) => (
    <PanelRow key={list.id} Icon={IconArrowRight} onClick={() => move(list)}>
      <Trans>Move to {list.name}</Trans>
    </PanelRow>
  ));
}
