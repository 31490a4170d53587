/** Everything about one line. Each change is saved at once. */
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { aisles } from '@saltbush/recipe-parser/foods/facts';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { LoadedPart } from '../../../../ui/loaded-part';
import { linePrices } from '../../prices';
import { useFoodActions } from '../actions/use-food-actions';
import { useLineActions } from '../actions/use-line-actions';
import { useListContext } from '../list-context';
import { storesOf } from '../state/use-store';
import { Contributions } from './contributions';
import { DetailActions } from './detail-actions';
import { DetailChips } from './detail-chips';
import { ItemFields } from './item-fields';
import classes from './line-details.module.css';
import { LineFields } from './line-fields';
import { SameFood } from './same-food';

export interface LineDetailsProps {
  line: ListLine;
  onClose: () => void;
}

export function LineDetails({ line, onClose }: LineDetailsProps) {
  const { scope } = useListContext();
  const [isChoosingFood, setChoosingFood] = useState(false);
  if (isChoosingFood) return <SameFood line={line} onClose={() => setChoosingFood(false)} />;
  return (
    <div className={classes.details} data-line-details>
      <Contributions line={line} />
      {line.items.map((item) => (
        <ItemFields key={item.id} item={item} isOnly={line.parts.length === 1} />
      ))}
      {!isOneItem(line) && <LineFields line={line} />}
      {!line.isWaiting && <LoadedPart code={linePrices} partProps={{ line, scope }} />}
      <Chips line={line} />
      <DetailActions line={line} onSameFood={() => setChoosingFood(true)} onClose={onClose} />
      <TrolleyButton line={line} onClose={onClose} />
    </div>
  );
}

/** Nothing but one typed item: its own text, note and store say everything. */
const isOneItem = ({ items, parts }: ListLine): boolean => items.length === 1 && parts.length === 1;

function Chips({ line }: { line: ListLine }) {
  const { view } = useListContext();
  const lines = useLineActions();
  const foods = useFoodActions();
  const [item] = line.items;
  const isItem = item !== undefined && isOneItem(line);
  const chosen = isItem ? item.store : line.store;
  const setStore = (store: string | null) =>
    isItem ? lines.changeItem(item, { store }) : lines.changeLine(line, { store });
  const stores = storesOf(view).map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      {!line.isWaiting && (
        <DetailChips
          label="Aisle"
          choices={aisles.map((aisle) => ({ value: aisle, label: aisle }))}
          value={line.aisle}
          onChange={(aisle) => foods.moveToAisle(line, aisle)}
        />
      )}
      <DetailChips
        label="Store"
        choices={[{ value: anyValue, label: 'Any' }, ...stores]}
        value={chosen ?? anyValue}
        onChange={(store) => setStore(store === anyValue ? null : store)}
      />
    </>
  );
}

const anyValue = '';

function TrolleyButton({ line, onClose }: LineDetailsProps) {
  const { actions } = useListContext();
  const handleClick = () => {
    actions.setTicked(line, !line.isTicked);
    onClose();
  };
  return (
    <Button
      fullWidth
      size="lg"
      variant={line.isTicked ? 'default' : 'filled'}
      leftSection={!line.isTicked && <IconCheck size={20} stroke={2} aria-hidden />}
      onClick={handleClick}
    >
      {line.isTicked ? 'Take out of the trolley' : 'Put in the trolley'}
    </Button>
  );
}
