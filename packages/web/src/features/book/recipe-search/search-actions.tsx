/** What can be done with a search: saved, saved again under its name, deleted. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { SavedSearch } from '@saltbush/contract/book/saved-searches';
import type { QueryGroup } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { SaveSearchDialog } from './save-search-dialog';
import { useChangeSearch, useDeleteSearch } from './use-saved-searches';

interface SearchActionsProps {
  query: QueryGroup;
  saved: SavedSearch | undefined;
  /** Whether the form can show it. */
  mayChange: boolean;
  /** Undefined: a new one. */
  onOpen: (id: string | undefined) => void;
}

export function SearchActions({ query, saved, mayChange, onOpen }: SearchActionsProps) {
  const [isSaving, setSaving] = useState(false);
  return (
    <Group gap="xs" mb="lg">
      {saved && mayChange && <SaveChanges query={query} saved={saved} />}
      {mayChange && (
        <Button
          variant={saved ? 'default' : 'filled'}
          disabled={query.of.length === 0}
          onClick={() => setSaving(true)}
        >
          {saved ? t`Save as another` : t`Save this search`}
        </Button>
      )}
      {saved && <DeleteSearch saved={saved} onDeleted={() => onOpen(undefined)} />}
      <SaveSearchDialog
        query={query}
        isOpen={isSaving}
        onClose={() => setSaving(false)}
        onSaved={onOpen}
      />
    </Group>
  );
}

function SaveChanges({ query, saved }: { query: QueryGroup; saved: SavedSearch }) {
  const change = useChangeSearch();
  const isChanged = JSON.stringify(query) !== JSON.stringify(saved.query);
  const handleChange = () =>
    change(saved._id, query).catch((error: unknown) =>
      showToast({ kind: 'error', ...describeError(error) }),
    );
  return (
    <Button disabled={!isChanged} onClick={() => void handleChange()}>
      <Trans>Save changes</Trans>
    </Button>
  );
}

function DeleteSearch({ saved, onDeleted }: { saved: SavedSearch; onDeleted: () => void }) {
  const remove = useDeleteSearch();
  const handleDelete = async () => {
    if (await remove(saved)) onDeleted();
  };
  return (
    <Button variant="default" onClick={() => void handleDelete()}>
      <Trans>Delete search</Trans>
    </Button>
  );
}
