/** The image of a step. */
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
      <RecipePhoto imageUrl={imageUrl} alt={`Picture of step ${step}`} sizes="26rem" />
    </div>
  );
}
