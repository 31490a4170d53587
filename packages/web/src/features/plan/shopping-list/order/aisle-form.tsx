/** What an aisle is called, and whether it is there. */
import { t } from '@lingui/core/macro';
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
    if (next !== null || !isOwn) foods.setAisle(t`Now called ${next ?? id}`, id, { name: next });
  };
  return (
    <>
      <StepHead onBack={onClose}>{name}</StepHead>
      <SavedField
        label={t`Name of the aisle`}
        {...(!isOwn && name !== id && { description: t`Usually ${id}` })}
        value={name}
        maxLength={aisleLimits.name}
        onSave={rename}
      />
      {/* What is in a hidden aisle stands in Pantry, so that one stays. */}
      {id !== 'Pantry' && <TakeAway aisle={aisle} onClose={onClose} />}
    </>
  );
}

function TakeAway({ aisle, onClose }: AisleFormProps) {
  const foods = useFoodActions();
  const { id, name, isOwn } = aisle;
  const handleClick = () => {
    if (isOwn) foods.removeAisle(aisle);
    else foods.setAisle(t`${name} hidden`, id, { isHidden: true });
    onClose();
  };
  return (
    <>
      <p className={classes.lead}>
        {isOwn
          ? t`If you remove it, its items go back to their usual aisles.`
          : t`If you hide it, its items go to Pantry.`}
      </p>
      <div className={classes.actions}>
        <Button variant="default" {...(isOwn && { c: 'var(--danger)' })} onClick={handleClick}>
          {isOwn ? t`Remove` : t`Hide`} {name}
        </Button>
      </div>
    </>
  );
}
