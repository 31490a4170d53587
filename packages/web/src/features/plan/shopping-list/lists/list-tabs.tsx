/** The lists of a plan owner, to switch between with one tap; nothing where there is only the plan's. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isLimited } from '@saltbush/domain/account/households/roles';
import { namedListsOf } from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { paths } from '../../../../paths';
import { Sheet } from '../../../../ui/dialog/sheet';
import { usePlanRows } from '../../../device/sync';
import { useRole, type PlanScope } from '../../../device/view-mode';
import classes from './list-tabs.module.css';
import { namedListPath } from './named-list-path';
import { NewList } from './new-list';

export function ListTabs({ scope }: { scope: PlanScope }) {
  const view = usePlanRows(scope);
  const role = useRole(scope);
  const [isOpen, setOpen] = useState(false);
  const lists = view ? namedListsOf(view.rows) : [];
  if (lists.length === 0) return null;
  return (
    <nav className={classes.tabs} aria-label={t`Lists`}>
      <Link to={paths.shoppingList} activeOptions={{ exact: true }} className={classes.tab}>
        <Trans>Shopping</Trans>
      </Link>
      {lists.map(({ id, name }) => (
        <Link key={id} to={namedListPath} params={{ id }} className={classes.tab}>
          <span className={classes.name}>{name}</span>
        </Link>
      ))}
      {!isLimited(role) && (
        <UnstyledButton
          className={classes.tab}
          aria-label={t`New list`}
          onClick={() => setOpen(true)}
        >
          <IconPlus size={18} stroke={2} aria-hidden />
        </UnstyledButton>
      )}
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t`New list`}>
        <NewList scope={scope} onMade={() => setOpen(false)} />
      </Sheet>
    </nav>
  );
}
