/** The store, and the order in which one walks past its aisles; the aisles themselves too. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useState } from 'react';
import { aisles as usualAisles } from '@saltbush/recipe-parser/foods/facts';
import {
  openAisles,
  type AisleId,
  type NamedAisle,
} from '@saltbush/domain/plan/shopping-list/own-aisles/open-aisles';
import { anyStore } from '@saltbush/domain/plan/rows/rows';
import { aisleLimits } from '@saltbush/domain/plan/rows/aisle-rows';
import { newId } from '../../../../api/new-id';
import { SortableList } from '../../../../ui/sortable/sortable-list';
import { DetailChips } from '../details/detail-chips';
import { noStore } from '../actions/food-actions';
import { useFoodActions } from '../actions/use-food-actions';
import { useListContext } from '../list-context';
import { storeId, storesOf, useStore, type StoreChoice } from '../state/use-store';
import { TaughtList } from '../taught/taught-list';
import { AisleForm } from './aisle-form';
import { HiddenAisles } from './hidden-aisles';
import { NameField } from './name-field';
import classes from './order-sheet.module.css';

export function OrderSheet() {
  const shownList = useListContext();
  const { view } = shownList;
  const [store] = useStore();
  const [editing, setEditing] = useState<AisleId>();
  const [isTaughtShown, setTaughtShown] = useState(false);
  const { walk } = openAisles(view.rows, store);
  const edited = walk.find(({ id }) => id === editing);
  if (isTaughtShown) return <TaughtList onBack={() => setTaughtShown(false)} />;
  if (edited) return <AisleForm aisle={edited} onClose={() => setEditing(undefined)} />;
  return (
    <Walk
      walk={walk}
      chosen={storesOf(shownList).find(({ id }) => id === store)}
      onEdit={setEditing}
      onShowTaught={() => setTaughtShown(true)}
    />
  );
}

interface WalkProps {
  walk: readonly NamedAisle[];
  /** Undefined: any store. */
  chosen: StoreChoice | undefined;
  onEdit: (id: AisleId) => void;
  onShowTaught: () => void;
}

function Walk({ walk, chosen, onEdit, onShowTaught }: WalkProps) {
  const foods = useFoodActions();
  const { id, name } = chosen ?? noStore;
  const save = (order: readonly AisleId[]) => foods.setStore({ id, name, walk: order });
  return (
    <>
      <ChooseStore walk={walk.map((aisle) => aisle.id)} />
      <p className={classes.lead}>
        {chosen ? t`Drag to match ${{ store: chosen.name }}.` : t`Drag to match your store.`}
      </p>
      <AisleOrder walk={walk} onSave={save} onEdit={onEdit} />
      <NameField
        label={t`Another aisle`}
        button={t`Add aisle`}
        maxLength={aisleLimits.name}
        onAdd={(aisle) => foods.setAisle(t`${aisle} added`, newId(), { name: aisle })}
      />
      <HiddenAisles aisles={walk.filter(({ isHidden }) => isHidden)} />
      <Actions walk={walk} chosen={chosen} onSave={save} onShowTaught={onShowTaught} />
    </>
  );
}

interface ActionsProps extends Omit<WalkProps, 'onEdit'> {
  onSave: (walk: readonly AisleId[]) => void;
}

function Actions({ walk, chosen, onSave, onShowTaught }: ActionsProps) {
  const foods = useFoodActions();
  const [, chooseStore] = useStore();
  const own = walk.filter(({ isOwn }) => isOwn).map(({ id }) => id);
  const handleRemove = ({ id, name }: StoreChoice) => {
    foods.removeStore(id, name);
    chooseStore(anyStore);
  };
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={() => onSave([...usualAisles, ...own])}>
        <Trans>Usual order</Trans>
      </Button>
      <Button variant="default" onClick={onShowTaught}>
        <Trans>What we remember</Trans>
      </Button>
      {chosen?.isOwn && (
        <Button variant="default" onClick={() => handleRemove(chosen)}>
          <Trans>Remove {chosen.name}</Trans>
        </Button>
      )}
    </div>
  );
}

/** @param walk that a new store starts with */
function ChooseStore({ walk }: { walk: readonly AisleId[] }) {
  const shownList = useListContext();
  const foods = useFoodActions();
  const [store, chooseStore] = useStore();
  const stores = storesOf(shownList).map(({ id, name }) => ({ value: id, label: name }));
  const handleAdd = (name: string) => {
    foods.setStore({ id: storeId(name), name, walk });
    chooseStore(storeId(name));
  };
  return (
    <>
      <DetailChips
        label={t`Store`}
        choices={[{ value: anyStore, label: t`Any` }, ...stores]}
        value={store}
        onChange={chooseStore}
      />
      <NameField label={t`Another store`} button={t`Add store`} maxLength={50} onAdd={handleAdd} />
    </>
  );
}

interface AisleOrderProps {
  /** Hidden ones keep their places and are not shown. */
  walk: readonly NamedAisle[];
  onSave: (walk: readonly AisleId[]) => void;
  onEdit: (id: AisleId) => void;
}

function AisleOrder({ walk, onSave, onEdit }: AisleOrderProps) {
  const shown = walk.filter(({ isHidden }) => !isHidden);
  const move = (from: number, to: number) => {
    const next = walk.map(({ id }) => id);
    const placeOf = (index: number) => walk.findIndex(({ id }) => id === shown[index]!.id);
    next.splice(placeOf(to), 0, ...next.splice(placeOf(from), 1));
    onSave(next);
  };
  return (
    <SortableList
      label={t`Order of aisles`}
      rows={shown.map((aisle) => ({ key: aisle.id, aisle }))}
      nameOf={({ aisle }) => aisle.name}
      onMove={move}
      renderRow={({ aisle }, index) => (
        <AisleRow
          aisle={aisle}
          isFirst={index === 0}
          isLast={index === shown.length - 1}
          onEdit={onEdit}
          onMove={(step) => move(index, index + step)}
        />
      )}
    />
  );
}

interface AisleRowProps {
  aisle: NamedAisle;
  isFirst: boolean;
  isLast: boolean;
  onEdit: (id: AisleId) => void;
  onMove: (step: 1 | -1) => void;
}

function AisleRow({ aisle: { id, name }, isFirst, isLast, onEdit, onMove }: AisleRowProps) {
  return (
    <div className={classes.aisle}>
      <UnstyledButton
        className={classes.name}
        aria-label={t`Change ${name}`}
        onClick={() => onEdit(id)}
      >
        {name}
      </UnstyledButton>
      <ActionIcon aria-label={t`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)}>
        <IconChevronUp size={20} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label={t`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
        <IconChevronDown size={20} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
