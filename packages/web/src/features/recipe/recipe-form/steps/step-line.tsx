/** One step as a paragraph under its number, with its image. */
import { t } from '@lingui/core/macro';
import { Loader } from '@mantine/core';
import { memo } from 'react';
import { imageMediaTypes } from '@saltbush/contract/recipe/images';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { characterCount } from '../../../../ui/fields/character-count';
import { FileButton } from '../../../../ui/fields/file-button';
import type { StepRow } from '../form-values';
import { RemovableImage } from '../image/removable-image';
import { useImageUploads } from '../../images';
import { LineField } from '../rows/line-field';
import type { LinePlace } from '../rows/row-list';
import classes from './step-line.module.css';
import type { StepActions } from './use-step-rows';

export interface StepLineProps extends LinePlace {
  row: StepRow;
  error: string | undefined;
  actions: StepActions;
}

export const StepLine = memo(function StepLine({ number, ...props }: StepLineProps) {
  const { row, error, isLarge, isStop, actions } = props;
  return (
    <div className={classes.step} data-large={isLarge || undefined}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <LineField
        list="steps"
        rowKey={row.key}
        look="step"
        label={t`Step ${number}`}
        text={row.text}
        count={characterCount(row.text, recipeLimits.text)}
        error={error}
        placeholder={isLarge ? example : undefined}
        isLarge={isLarge}
        isStop={isStop}
        actions={actions}
      />
      <StepImage row={row} number={number} actions={actions} />
    </div>
  );
});

const example = t`Brown the mince with the onion.
Add the passata and simmer for 20 minutes.`;

/** The field of the image, which the menu of the line opens. */
export const imageFieldId = ({ key }: StepRow): string => `steps.${key}.image`;

function StepImage({ row, number, actions }: Pick<StepLineProps, 'row' | 'number' | 'actions'>) {
  const setImage = (imageUrl: string | undefined) => actions.change(row.key, { imageUrl });
  const upload = useImageUploads(setImage);
  return (
    <div className={classes.image}>
      <div hidden>
        <FileButton
          id={imageFieldId(row)}
          isIcon
          icon={undefined}
          aria-label={t`Add a picture to step ${number}`}
          accept={imageMediaTypes.join(',')}
          onFiles={(files) => void upload.send(files.slice(0, 1))}
        />
      </div>
      {upload.waiting > 0 && <Loader size="sm" aria-label={t`Uploading`} />}
      {row.imageUrl !== undefined && (
        <RemovableImage
          imageUrl={row.imageUrl}
          alt={t`Picture of step ${number}`}
          width="9rem"
          removeLabel={t`Remove the picture of step ${number}`}
          onRemove={() => setImage(undefined)}
        />
      )}
      {upload.error !== undefined && (
        <p className={classes.error} role="alert">
          {upload.error}
        </p>
      )}
    </div>
  );
}
