/** Who needs a line, and how much: at first so many that the rest of the sheet is in view. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { LinePart } from '@saltbush/domain/plan/shopping-list/shopping-line';
import { paths } from '../../../../paths';
import { RecipeCover } from '../../../recipe/recipes';
import { shortDay } from '../rows/short-day';
import { Initial } from '../rows/initial';
import { useListContext } from '../list-context';
import { personOf } from '../state/people';
import classes from './line-parts.module.css';
import { searchOfPart } from './serves-of-part';
import { wordingsOf } from './wordings';

export function LineParts({ line }: { line: ListLine }) {
  const [isWhole, setWhole] = useState(false);
  const parts = wordingsOf(line).flatMap((group) => group.parts);
  const shown = isWhole || parts.length <= mostParts ? parts : parts.slice(0, mostParts - 1);
  return (
    <div>
      <ul className={classes.parts}>
        {shown.map((part, index) => (
          <Part key={`${part.ingredientText} ${index}`} part={part} line={line} />
        ))}
      </ul>
      {shown.length < parts.length && (
        <UnstyledButton className={classes.others} onClick={() => setWhole(true)}>
          <Trans>{parts.length - shown.length} more</Trans>
        </UnstyledButton>
      )}
    </div>
  );
}

const mostParts = 2;

function Part({ part, line }: { part: LinePart; line: ListLine }) {
  const { view, userId } = useListContext();
  const share = part.isOptional ? [part.text, 'optional'].filter(Boolean).join(', ') : part.text;
  if (part.source === 'item') {
    const by = line.items.find(({ id }) => id === part.id)?.by;
    const person = by === undefined ? undefined : personOf(by, view, userId);
    return (
      <li className={classes.part}>
        <span className={classes.image}>{person && <Initial person={person} />}</span>
        <span className={classes.name}>
          {part.ingredientText}
          <span className={classes.when}>{person ? t`${person.name} added this` : t`Typed`}</span>
        </span>
        <span className={classes.share}>{share}</span>
      </li>
    );
  }
  const card = view.recipes.get(part.recipeId)?.card ?? { title: part.recipeTitle };
  return (
    <li className={classes.part}>
      <span className={classes.image} aria-hidden>
        <RecipeCover recipe={card} sizes="36px" />
      </span>
      <span className={classes.name}>
        <Link to={paths.recipe} params={{ id: part.recipeId }} search={searchOfPart(view, part)}>
          {part.recipeTitle}
        </Link>
        <span className={classes.when}>
          {part.source === 'meal' ? shortDay(part.date) : t`On the list without a day`}
        </span>
      </span>
      <span className={classes.share}>{share}</span>
    </li>
  );
}
