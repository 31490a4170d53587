/** The saved searches as chips that open them. */
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { SavedSearch } from '@saltbush/contract/book/saved-searches';
import classes from './saved-search-links.module.css';
import { searchPath } from './search-path';

interface SavedSearchLinksProps {
  searches: readonly SavedSearch[];
  /** The id of the one that is open. */
  shown?: string | undefined;
}

export function SavedSearchLinks({ searches, shown }: SavedSearchLinksProps) {
  if (searches.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t`Saved searches`}>
      {searches.map(({ _id, name }) => (
        <li key={_id}>
          <Link
            to={searchPath}
            search={{ saved: _id } as never}
            className={classes.chip}
            aria-current={_id === shown ? 'page' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
