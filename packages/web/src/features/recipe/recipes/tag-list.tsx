/** The tags of a recipe: small ones on a card, larger ones on its page, where each is read whole. */
import { t } from '@lingui/core/macro';
import classes from './tag-list.module.css';

export interface TagListProps {
  tags: readonly string[];
  isLarge?: boolean;
}

export function TagList({ tags, isLarge }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} data-large={isLarge || undefined} aria-label={t`Tags`}>
      {tags.map((tag) => (
        <li key={tag}>
          <span className={classes.tag}>{tag}</span>
        </li>
      ))}
    </ul>
  );
}
