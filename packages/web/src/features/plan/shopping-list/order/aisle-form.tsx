/** What an aisle is called, and whether it is there. */
import { Button } from '@mantine/core';
import { aisleLimits } from '@saltbush/domain/plan/rows/aisle-rows';
import type { NamedAisle } from '@saltbush/domain/plan/shopping-list/own-aisles/open-aisles';
import { SavedField } from '../../../../ui/fields/saved-field';
import { StepHead } from '../../../../ui/panels/panel-row';
import { useFoodActions } from '../actions/use-food-actions';
import classes from './order-sheet.module.css';

export interface AisleFormProps {
  aisle: NamedAisle;
  onClose: () => void;
}

export function AisleForm({ aisle, onClose }: AisleFormProps) {
  const foods = useFoodActions();
  const { id, name, isOwn } = aisle;
  const rename = (next: string | null) => {
    // Emptied, a usual one has its usual name again.
    if (next !== null || !isOwn) foods.setAisle(`Now called ${next ?? id}`, id, { name: next });
  };
  const hide = () => {
    foods.setAisle(`${name} hidden`, id, { isHidden: true });
    onClose();
  };
  const remove = () => {
    foods.removeAisle(aisle);
    onClose();
  };
  return (
    <>
      <StepHead onBack={onClose}>{name}</StepHead>
      <SavedField
        label="Name of the aisle"
        description={isOwn || name === id ? undefined : `Usually ${id}`}
        value={name}
        maxLength={aisleLimits.name}
        onSave={rename}
      />
      <p className={classes.lead}>
        {isOwn
          ? 'Removed, what is in it is in its usual aisle again.'
          : 'Hidden, what is in it is in Pantry.'}
      </p>
      <div className={classes.actions}>
        {isOwn ? (
          <Button variant="default" c="var(--danger)" onClick={remove}>
            Remove {name}
          </Button>
        ) : (
          id !== 'Pantry' && (
            <Button variant="default" onClick={hide}>
              Hide {name}
            </Button>
          )
        )}
      </div>
    </>
  );
}
