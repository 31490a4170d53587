/** "Set your staples": the staples of a whole list in one go. */
import { t } from '@lingui/core/macro';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useFoodActions } from '../actions/use-food-actions';
import { useListContext } from '../list-context';
import { possibleStaples } from '../state/possible-staples';
import classes from './staples-sheet.module.css';

export function StaplesSheet({ onClose }: { onClose: () => void }) {
  const { list } = useListContext();
  const foods = useFoodActions();
  const [lines] = useState(() => possibleStaples(list));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const handleSave = () => {
    foods.setStaples([...chosen]);
    onClose();
  };
  if (lines.length === 0) {
    return <p>{t`Nothing on this list is from the pantry, spices or baking. Plan meals first.`}</p>;
  }
  return (
    <>
      <p className={classes.lead}>
        {t`They stay off your lists. You find them under “Always have it”.`}
      </p>
      <ul className={classes.lines}>
        {lines.map(({ key, name, text }) => (
          <li key={key} className={classes.line}>
            <Checkbox
              label={name}
              description={text || undefined}
              checked={chosen.has(key)}
              onChange={() => toggle(key)}
            />
          </li>
        ))}
      </ul>
      <Button fullWidth disabled={chosen.size === 0} onClick={handleSave}>
        {chosen.size === 0 ? t`Choose what you have` : t`Keep ${chosen.size} off the list`}
      </Button>
    </>
  );
}
