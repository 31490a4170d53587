/** What takes a line off the list, or joins it to another. */
import { UnstyledButton } from '@mantine/core';
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs';
import IconHomeCheck from '@tabler/icons-react/dist/esm/icons/IconHomeCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { useFoodActions } from '../actions/use-food-actions';
import { usePutAway } from '../actions/use-put-away';
import classes from './detail-actions.module.css';

export interface DetailActionsProps {
  line: ListLine;
  onSameFood: () => void;
  onClose: () => void;
}

export function DetailActions({ line, onSameFood, onClose }: DetailActionsProps) {
  const { removeLine } = usePutAway();
  const foods = useFoodActions();
  const andClose = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <div className={classes.actions}>
      {line.recipeAmounts !== undefined && line.items.length === 0 && (
        <Action
          label="Always have it"
          Icon={IconHomeCheck}
          onClick={andClose(() => foods.setStaple(line, true))}
        />
      )}
      {!line.isWaiting && <Action label="Same as…" Icon={IconEqual} onClick={onSameFood} />}
      <Action
        label="Remove"
        Icon={IconTrash}
        isDangerous
        onClick={andClose(() => removeLine(line))}
      />
    </div>
  );
}

interface ActionProps {
  label: string;
  Icon: typeof IconTrash;
  isDangerous?: boolean;
  onClick: () => void;
}

function Action({ label, Icon, isDangerous, onClick }: ActionProps) {
  return (
    <UnstyledButton
      className={classes.action}
      data-dangerous={isDangerous || undefined}
      onClick={onClick}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      {label}
    </UnstyledButton>
  );
}
