/** Names with the number of their recipes. */
import { Plural } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { NamesInUse } from '@saltbush/contract/book/recipe-lists';
import { formatCount } from '../../../../ui/format-count';
import classes from './counted-names.module.css';

/** Options of an autocomplete field. */
export function countedNames(names: NamesInUse['tags']) {
  const counts = new Map(names.map(({ name, count }) => [name, count]));
  return {
    data: names.map(({ name }) => name),
    renderOption: ({ option: { value } }: { option: { value: string } }) => (
      <CountedName name={value} count={counts.get(value) ?? 0} />
    ),
  };
}

function CountedName({ name, count }: NamesInUse['tags'][number]) {
  return (
    <span className={classes.option}>
      <span className={classes.name}>{name}</span>
      <span className={classes.count} aria-hidden>
        {formatCount(count)}
      </span>
      <VisuallyHidden>
        {', '}
        <Plural value={count} one="# recipe" other="# recipes" />
      </VisuallyHidden>
    </span>
  );
}
