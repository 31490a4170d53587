/** Small images of the meals that need a line, then who typed it. */
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { useLoaded } from '../../../../ui/use-loaded';
import { useListContext } from '../list-context';
import { peopleOf } from '../state/people';
import { Initial } from './initial';
import classes from './row-dots.module.css';
import { rowImages } from './row-images.lazy';

/** More than these are a number. */
const mostDots = 3;

export function RowDots({ line }: { line: ListLine }) {
  const { view, userId } = useListContext();
  const RecipeCover = useLoaded(rowImages)?.RecipeCover;
  const people = peopleOf(line, view, userId);
  const recipes = recipesOf(line);
  const isLong = recipes.length > mostDots;
  const shown = recipes.slice(0, isLong ? mostDots - 1 : mostDots);
  if (recipes.length + people.length === 0) {
    return <IconChevronRight size={18} stroke={1.75} className={classes.none} aria-hidden />;
  }
  return (
    <span className={classes.dots} aria-hidden>
      {shown.map(({ id, title }) => (
        <span key={id} className={classes.dot}>
          {RecipeCover && (
            <RecipeCover recipe={view.recipes.get(id)?.card ?? { title }} sizes="22px" />
          )}
        </span>
      ))}
      {isLong && <span className={classes.more}>+{recipes.length - shown.length}</span>}
      {people.slice(0, 1).map((person) => (
        <Initial key={person.name} person={person} />
      ))}
    </span>
  );
}

function recipesOf({ parts }: ListLine): { id: string; title: string }[] {
  const titles = new Map<string, string>();
  for (const part of parts) {
    if (part.source !== 'item') titles.set(part.recipeId, part.recipeTitle);
  }
  return [...titles].map(([id, title]) => ({ id, title }));
}
