/** What can be done with a search: saved, saved again under its name, deleted. */
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
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const isChanged = saved && JSON.stringify(query) !== JSON.stringify(saved.query);
  const handleChange = (id: string) =>
    change(id, query).catch((error: unknown) =>
      showToast({ kind: 'error', ...describeError(error) }),
    );
  const handleDelete = async (search: SavedSearch) => {
    if (await remove(search)) onOpen(undefined);
  };
  return (
    <Group gap="xs" mb="lg">
      {saved && mayChange && (
        <Button disabled={!isChanged} onClick={() => void handleChange(saved._id)}>
          Save changes
        </Button>
      )}
      {mayChange && (
        <Button
          variant={saved ? 'default' : 'filled'}
          disabled={query.of.length === 0}
          onClick={() => setSaving(true)}
        >
          {saved ? 'Save as another' : 'Save this search'}
        </Button>
      )}
      {saved && (
        <Button variant="default" onClick={() => void handleDelete(saved)}>
          Delete search
        </Button>
      )}
      <SaveSearchDialog
        query={query}
        isOpen={isSaving}
        onClose={() => setSaving(false)}
        onSaved={onOpen}
      />
    </Group>
  );
}
