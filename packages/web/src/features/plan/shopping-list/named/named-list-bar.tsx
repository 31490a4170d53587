/** The bar of a list beside the plan's: its name, sync status, menu. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, TextInput, Button } from '@mantine/core';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { namedListLimits } from '@saltbush/domain/plan/rows/named-list-rows';
import type { NamedList } from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { paths } from '../../../../paths';
import { Sheet } from '../../../../ui/dialog/sheet';
import { LazyMenu } from '../../../../ui/menu/lazy-menu';
import type { SyncStatus } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import classes from '../bar/list-bar.module.css';
import { SyncButton } from '../bar/sync-button';
import { namedMenuItems } from './named.lazy';
import forms from '../lists/new-list.module.css';
import type { NamedListActions } from './use-named-list-actions';

export interface NamedListBarProps {
  list: NamedList;
  /** Absent for who may not change it: then there is no menu. */
  actions?: NamedListActions;
  status: SyncStatus;
  scope: PlanScope;
}

export function NamedListBar({ list, actions, status, scope }: NamedListBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.inner}>
        <div className={classes.titles}>
          <Heading list={list} />
        </div>
        <SyncButton status={status} scope={scope} />
        {actions && <ListMenu list={list} actions={actions} />}
      </div>
    </div>
  );
}

function Heading({ list: { name, open, ticked } }: Pick<NamedListBarProps, 'list'>) {
  return (
    <div className={classes.heading} data-named>
      <h1 className={classes.title} tabIndex={-1}>
        {name}
      </h1>
      {ticked.length > 0 && (
        <p className={classes.count}>
          <Trans>
            {ticked.length} of {open.length + ticked.length}
          </Trans>
        </p>
      )}
    </div>
  );
}

interface ListMenuProps {
  list: NamedList;
  actions: NamedListActions;
}

function ListMenu({ list, actions }: ListMenuProps) {
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const handleSave = (name: string) => {
    if (name !== list.name) actions.rename(name);
    setRenaming(false);
  };
  const handleRemove = () => {
    actions.removeList();
    void navigate({ to: paths.shoppingList });
  };
  return (
    <>
      <LazyMenu
        code={namedMenuItems}
        itemProps={{ list, actions, onRename: () => setRenaming(true), onRemove: handleRemove }}
        position="bottom-end"
        width={272}
        trigger={(props) => (
          <ActionIcon {...props} aria-label={t`More`}>
            <IconDotsVertical size={22} stroke={1.75} />
          </ActionIcon>
        )}
      />
      <Sheet isOpen={isRenaming} onClose={() => setRenaming(false)} title={t`Rename the list`}>
        <NameForm name={list.name} onSave={handleSave} />
      </Sheet>
    </>
  );
}

function NameForm({ name, onSave }: { name: string; onSave: (name: string) => void }) {
  const [text, setText] = useState(name);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSave(text.trim());
  };
  return (
    <form className={forms.form} onSubmit={handleSubmit}>
      <TextInput
        label={t`Name of the list`}
        data-autofocus
        maxLength={namedListLimits.name}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
