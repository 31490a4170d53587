/** Saved searches, and what is chosen now as another one. */
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { queryOfFilters } from '@saltbush/domain/recipe/recipe-query/query-of-filters';
import { LinkButton } from '../../../../ui/link-button';
import {
  SavedSearchLinks,
  SaveSearchDialog,
  searchPath,
  useSavedSearches,
} from '../../recipe-search';
import { hasActiveFilters, type ListFilters } from '../list-filters';

export function FilterSearches({ filters }: { filters: ListFilters }) {
  const { data = [] } = useSavedSearches();
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <SavedSearchLinks searches={data} />
      <Group gap="xs" mb="md">
        {hasActiveFilters(filters) && (
          <Button variant="default" onClick={() => setSaving(true)}>
            <Trans>Save this search</Trans>
          </Button>
        )}
        <LinkButton to={searchPath} variant="subtle">
          <Trans>More conditions</Trans>
        </LinkButton>
      </Group>
      <SaveSearchDialog
        query={queryOfFilters(filters)}
        isOpen={isSaving}
        onClose={() => setSaving(false)}
      />
    </>
  );
}
