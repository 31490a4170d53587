/** All that was taught: searched, and taken back one by one, each with an undo. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import {
  findTaught,
  taughtKinds,
  taughtOf,
  type Taught,
  type TaughtKind,
} from '@saltbush/domain/plan/shopping-list/taught/taught';
import { StepHead } from '../../../../ui/panels/panel-row';
import { useListContext } from '../list-context';
import classes from './taught-list.module.css';
import { TaughtProducts } from './taught-products';

export function TaughtList({ onBack }: { onBack: () => void }) {
  const { view } = useListContext();
  const [search, setSearch] = useState('');
  const all = useMemo(() => taughtOf(view.rows), [view.rows]);
  const found = findTaught(all, search);
  const kinds = Object.keys(taughtKinds) as TaughtKind[];
  return (
    <>
      <StepHead onBack={onBack}>
        <Trans>What we remember</Trans>
      </StepHead>
      <TextInput
        type="search"
        label={t`Search`}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 && (
        <p className={classes.none}>
          {search === ''
            ? t`Nothing yet. Change an item for every list, like its aisle, and it shows up here.`
            : t`No match.`}
        </p>
      )}
      {kinds.map((kind) => (
        <Lessons key={kind} kind={kind} lessons={found.filter((one) => one.kind === kind)} />
      ))}
      <TaughtProducts search={search} />
    </>
  );
}

function Lessons({ kind, lessons }: { kind: TaughtKind; lessons: readonly Taught[] }) {
  const { actions } = useListContext();
  if (lessons.length === 0) return null;
  return (
    <section aria-label={taughtKinds[kind]}>
      <h3 className={classes.kind}>{taughtKinds[kind]}</h3>
      <ul className={classes.lessons}>
        {lessons.map(({ key, text, forget }) => (
          <li key={key} className={classes.lesson}>
            <span className={classes.text}>{text}</span>
            <Button
              variant="subtle"
              aria-label={t`Forget: ${text}`}
              onClick={() => actions.changer.changeWithUndo(t`Forgotten: ${text}`, forget)}
            >
              <Trans>Forget</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
