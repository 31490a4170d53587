/** One step: its number and a growing text field. */
import { CloseButton } from '@mantine/core';
import { memo, type KeyboardEvent } from 'react';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { GrowingTextarea } from '../../../../ui/fields/growing-textarea';
import { useImageUploads } from '../../images';
import type { StepRow } from '../form-values';
import classes from '../rows/row-fields.module.css';
import { handleRowKey } from '../rows/row-keys';
import { ChooseStepImage, ChosenStepImage } from './step-image-field';
import type { StepActions } from './use-step-rows';

export interface StepRowFieldsProps {
  row: StepRow;
  /** From 1. */
  number: number;
  error: string | undefined;
  actions: StepActions;
}

export const StepRowFields = memo(function StepRowFields(props: StepRowFieldsProps) {
  const { row, number, actions } = props;
  const setImage = (imageUrl: string | undefined) => actions.change(row.key, { imageUrl });
  const upload = useImageUploads(setImage);
  return (
    <div className={classes.step}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <div className={classes.text}>
        <StepText {...props} />
        {row.imageUrl !== undefined && (
          <ChosenStepImage
            number={number}
            imageUrl={row.imageUrl}
            onRemove={() => setImage(undefined)}
          />
        )}
        {upload.error !== undefined && (
          <p className={classes.error} role="alert">
            {upload.error}
          </p>
        )}
      </div>
      <div className={classes.stepActions}>
        <CloseButton
          iconSize={18}
          aria-label={`Remove step ${number}`}
          onClick={() => actions.remove(row.key)}
        />
        {row.imageUrl === undefined && <ChooseStepImage number={number} upload={upload} />}
      </div>
    </div>
  );
});

function StepText({ row, number, error, actions }: StepRowFieldsProps) {
  const handleKey = (event: KeyboardEvent) => {
    // A line break inside the step.
    if (event.key === 'Enter' && event.shiftKey) return;
    handleRowKey(event, {
      isEmpty: row.text === '',
      onNext: () => actions.addBelow(row.key),
      onRemove: () => actions.remove(row.key, 'previous'),
    });
  };
  return (
    <GrowingTextarea
      id={`steps.${row.key}.text`}
      aria-label={`Step ${number}`}
      value={row.text}
      most={recipeLimits.text}
      error={error}
      onChange={(event) => actions.change(row.key, { text: event.target.value })}
      onKeyDown={handleKey}
      onPaste={(event) => {
        if (actions.pasteSteps(row, event.clipboardData.getData('text'))) event.preventDefault();
      }}
    />
  );
}
