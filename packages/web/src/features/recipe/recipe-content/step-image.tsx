/** The image of a step. */
import { t } from '@lingui/core/macro';
import { RecipePhoto } from '../recipes';
import classes from './step-image.module.css';

export interface StepImageProps {
  imageUrl: string | undefined;
  /** Counted from 1. */
  step: number;
}

export function StepImage({ imageUrl, step }: StepImageProps) {
  if (imageUrl === undefined) return null;
  return (
    <div className={classes.frame}>
      <RecipePhoto imageUrl={imageUrl} alt={t`Picture of step ${step}`} sizes="26rem" />
    </div>
  );
}
