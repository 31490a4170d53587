/** On a phone, once the image of a recipe is out of sight: the way back, the two parts of the recipe, and more. */
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { BackArrow } from '../../../../ui/layout/back-arrow';
import classes from './reading-bar.module.css';
import { goToPart, useReadingPlace, type RecipePart } from './use-reading-place';

const parts: readonly { part: RecipePart; name: string }[] = [
  { part: 'ingredients', name: t`Ingredients` },
  { part: 'steps', name: t`Steps` },
];

/** @param more a button of its menu */
export function ReadingBar({ more }: { more?: ReactNode }) {
  const place = useReadingPlace();
  if (!place) return null;
  return (
    <nav className={classes.bar} aria-label={t`Parts of the recipe`}>
      <BackArrow />
      <div className={classes.parts}>
        {parts.map(({ part, name }) => (
          <UnstyledButton
            key={part}
            className={classes.part}
            aria-current={part === place ? 'true' : undefined}
            onClick={() => goToPart(part)}
          >
            {name}
          </UnstyledButton>
        ))}
      </div>
      {more}
    </nav>
  );
}
