/** The store, and the order in which one walks past its aisles. */
import { ActionIcon, Button, TextInput } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useState, type SyntheticEvent } from 'react';
import { aisles as usualAisles, type Aisle } from '@saltbush/recipe-parser/foods/facts';
import { anyStore } from '@saltbush/domain/plan/rows/rows';
import { SortableList } from '../../../../ui/sortable/sortable-list';
import { DetailChips } from '../details/detail-chips';
import { useFoodActions } from '../actions/use-food-actions';
import { useListContext } from '../list-context';
import { aisleOrderOf, storeId, storesOf, useStore, type StoreChoice } from '../state/use-store';
import classes from './order-sheet.module.css';

export function OrderSheet() {
  const { view } = useListContext();
  const foods = useFoodActions();
  const [store, chooseStore] = useStore();
  const chosen = storesOf(view).find(({ id }) => id === store);
  const aisles = allAisles(aisleOrderOf(view, store));
  const save = (order: Aisle[]) =>
    foods.setStore({ id: store, name: chosen?.name ?? 'Any store', aisles: order });
  const handleRemove = ({ id, name }: StoreChoice) => {
    foods.removeStore(id, name);
    chooseStore(anyStore);
  };
  return (
    <>
      <ChooseStore aisles={aisles} />
      <p className={classes.lead}>Drag to match {chosen ? chosen.name : 'your store'}.</p>
      <AisleOrder aisles={aisles} onSave={save} />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => save([...usualAisles])}>
          Usual order
        </Button>
        {chosen?.isOwn && (
          <Button variant="default" onClick={() => handleRemove(chosen)}>
            Remove {chosen.name}
          </Button>
        )}
      </div>
    </>
  );
}

/** @param aisles the walk that a new store starts with */
function ChooseStore({ aisles }: { aisles: Aisle[] }) {
  const { view } = useListContext();
  const foods = useFoodActions();
  const [store, chooseStore] = useStore();
  const stores = storesOf(view).map(({ id, name }) => ({ value: id, label: name }));
  const handleAdd = (name: string) => {
    foods.setStore({ id: storeId(name), name, aisles });
    chooseStore(storeId(name));
  };
  return (
    <>
      <DetailChips
        label="Store"
        choices={[{ value: anyStore, label: 'Any' }, ...stores]}
        value={store}
        onChange={chooseStore}
      />
      <NewStore onAdd={handleAdd} />
    </>
  );
}

interface AisleOrderProps {
  aisles: readonly Aisle[];
  onSave: (aisles: Aisle[]) => void;
}

function AisleOrder({ aisles, onSave }: AisleOrderProps) {
  const move = (from: number, to: number) => {
    const next = [...aisles];
    next.splice(to, 0, ...next.splice(from, 1));
    onSave(next);
  };
  return (
    <SortableList
      label="Order of aisles"
      rows={aisles.map((aisle) => ({ key: aisle }))}
      nameOf={({ key }) => key}
      onMove={move}
      renderRow={({ key }, index) => (
        <div className={classes.aisle}>
          <span className={classes.name}>{key}</span>
          <ActionIcon
            aria-label={`Move ${key} up`}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          >
            <IconChevronUp size={20} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            aria-label={`Move ${key} down`}
            disabled={index === aisles.length - 1}
            onClick={() => move(index, index + 1)}
          >
            <IconChevronDown size={20} stroke={1.75} />
          </ActionIcon>
        </div>
      )}
    />
  );
}

function NewStore({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (storeId(name) === '') return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <form className={classes.store} onSubmit={handleSubmit}>
      <TextInput
        className={classes.storeName}
        aria-label="Another store"
        placeholder="Another store"
        maxLength={50}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        Add store
      </Button>
    </form>
  );
}

/** Those that the order leaves out come after it. */
const allAisles = (order: readonly Aisle[] = []): Aisle[] => [
  ...new Set([...order, ...usualAisles]),
];
