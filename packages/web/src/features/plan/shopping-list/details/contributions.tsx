/** Who needs a line, and how much; by wording, since each can be taken out as a line of its own. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { LinePart } from '@saltbush/domain/plan/shopping-list/shopping-line';
import { paths } from '../../../../paths';
import { RecipeCover } from '../../../recipe/recipes';
import { shortDay } from '../rows/line-text';
import { Initial } from '../rows/initial';
import { useFoodActions } from '../actions/use-food-actions';
import { useListContext } from '../list-context';
import { personOf } from '../state/people';
import classes from './contributions.module.css';
import { wordingsOf, type WordingParts } from './wordings';

export function Contributions({ line }: { line: ListLine }) {
  const wordings = wordingsOf(line);
  const foods = useFoodActions();
  return (
    <div>
      {wordings.map((group) => (
        <div key={group.wording.key} className={classes.group}>
          {wordings.length > 1 && <WordingHead line={line} group={group} />}
          <ul className={classes.parts}>
            {group.parts.map((part, index) => (
              <Part key={`${part.ingredientText} ${index}`} part={part} line={line} />
            ))}
          </ul>
        </div>
      ))}
      <Sum line={line} />
      {line.apartFrom !== undefined && (
        <Button variant="default" mt="xs" onClick={() => foods.joinWording(line)}>
          Put together with {line.apartFrom}
        </Button>
      )}
    </div>
  );
}

function WordingHead({ line, group }: { line: ListLine; group: WordingParts }) {
  const foods = useFoodActions();
  const { wording, isPlain } = group;
  return (
    <div className={classes.wording}>
      <h3 className={classes.wordingName}>{wording.name}</h3>
      {!isPlain && (
        <Button
          variant="default"
          aria-label={`Take apart: ${wording.name}`}
          onClick={() => foods.splitWording(wording, line.name)}
        >
          Take apart
        </Button>
      )}
    </div>
  );
}

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
          <span className={classes.when}>{person ? `${person.name} added this` : 'Typed'}</span>
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
        <Link to={paths.recipe} params={{ id: part.recipeId }}>
          {part.recipeTitle}
        </Link>
        <span className={classes.when}>
          {part.source === 'meal' ? shortDay(part.date) : 'On the list without a day'}
        </span>
      </span>
      <span className={classes.share}>{share}</span>
      {part.source === 'recipe' && <RemoveRecipe id={part.id} title={part.recipeTitle} />}
    </li>
  );
}

function RemoveRecipe({ id, title }: { id: string; title: string }) {
  const { actions } = useListContext();
  return (
    <Button
      variant="subtle"
      px="xs"
      aria-label={`Take ${title} off the list`}
      onClick={() =>
        actions.changer.changeWithUndo(`${title} removed`, {
          name: 'removeListedRecipe',
          args: { id },
        })
      }
    >
      Take off
    </Button>
  );
}

/** How pieces, weights and volumes were added up. */
function Sum({ line }: { line: ListLine }) {
  const foods = useFoodActions();
  const { measures, reason, isApproximate } = line;
  if (reason === undefined && measures === undefined) return null;
  const isSplit = measures === 'apart';
  return (
    <div className={classes.sum}>
      <p className={classes.reason}>
        {isApproximate && <strong>Approximate. </strong>}
        {reason ?? (isSplit ? 'As the recipes measure it.' : 'Added up by weight or volume.')}
      </p>
      {measures && (
        <Button variant="default" onClick={() => foods.setMeasuresSplit(line, !isSplit)}>
          {isSplit ? 'Add them up' : 'Don’t convert'}
        </Button>
      )}
    </div>
  );
}
