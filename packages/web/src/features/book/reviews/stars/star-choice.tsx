/** One to five stars: a group of radio buttons, so arrow keys, space and a thumb all choose. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useId } from 'react';
import { maxRating } from '@saltbush/domain/book/reviews/rating';
import classes from './star-choice.module.css';

export interface StarChoiceProps {
  /** 0 while none is chosen. */
  rating: number;
  error: string | undefined;
  onChoose: (rating: number) => void;
}

export function StarChoice({ rating, error, onChoose }: StarChoiceProps) {
  const name = useId();
  const errorId = useId();
  return (
    <fieldset className={classes.choice} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>
        <Trans>Your rating</Trans>
      </legend>
      <div className={classes.stars}>
        {Array.from({ length: maxRating }, (_, index) => {
          const stars = index + 1;
          const Star = stars <= rating ? IconStarFilled : IconStar;
          return (
            <label key={stars} className={classes.star}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === rating}
                aria-label={plural(stars, { one: '# star', other: '# stars' })}
                onChange={() => onChoose(stars)}
              />
              <Star size={30} stroke={1.5} aria-hidden />
            </label>
          );
        })}
      </div>
      <p className={classes.meaning} aria-hidden>
        {meanings[rating]}
      </p>
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const meanings = [
  t`Rate it`,
  t`Not for me`,
  t`Could be better`,
  t`Good`,
  t`Very good`,
  t`A favourite`,
];
