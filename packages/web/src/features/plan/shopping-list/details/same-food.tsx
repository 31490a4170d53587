/** Teaches that a food is the same as another one of the list: their needs are added up from now on. */
import { t } from '@lingui/core/macro';
import { isKeyOfItem } from '@saltbush/domain/plan/shopping-list/lines/item-key';
import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type {
  ShoppingList,
  ListLine,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { useFoodActions } from '../actions/use-food-actions';
import { useListContext } from '../list-context';
import classes from './same-food.module.css';

export interface SameFoodProps {
  line: ListLine;
  onClose: () => void;
}

export function SameFood({ line, onClose }: SameFoodProps) {
  const { list, openDetails } = useListContext();
  const foods = useFoodActions();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const others = foodsOf(list).filter(
    ({ key, name }) => key !== line.key && name.toLowerCase().includes(wanted),
  );
  const handleChoose = (other: ListLine) => {
    foods.setSameAs(line, other);
    openDetails(undefined);
  };
  return (
    <div>
      <TextInput
        type="search"
        label={t`${line.name} is the same as`}
        placeholder={t`Search the list`}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ul className={classes.foods}>
        {others.map((other) => (
          <li key={other.key}>
            <UnstyledButton className={classes.food} onClick={() => handleChoose(other)}>
              {other.name}
            </UnstyledButton>
          </li>
        ))}
        {others.length === 0 && (
          <li className={classes.none}>{t`No food of this list matches.`}</li>
        )}
      </ul>
      <Button variant="default" fullWidth onClick={onClose}>
        {t`Back`}
      </Button>
    </div>
  );
}

/** Lines of a food; an item of several foods is none. */
const foodsOf = ({ aisles, checkAtHome, staples, atHome, cleared }: ShoppingList): ListLine[] =>
  [
    ...aisles.flatMap(({ lines }) => lines),
    ...checkAtHome,
    ...staples,
    ...atHome,
    ...cleared,
  ].filter(({ key }) => !isKeyOfItem(key));
