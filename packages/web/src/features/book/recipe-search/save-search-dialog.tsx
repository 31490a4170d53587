/** Asks for the name of a search, and saves it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { savedSearchLimits } from '@saltbush/contract/book/saved-searches';
import type { QueryGroup } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { describeError } from '../../../api/describe-error';
import { Dialog } from '../../../ui/dialog/dialog';
import { useSubmit } from '../../../ui/fields/use-submit';
import { useSaveSearch } from './use-saved-searches';

interface SaveSearchDialogProps {
  query: QueryGroup;
  isOpen: boolean;
  onClose: () => void;
  /** With the id of the new one. */
  onSaved?: (id: string) => void;
}

export function SaveSearchDialog({ isOpen, onClose, ...form }: SaveSearchDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Save this search`} size="question">
      <SaveSearchForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function SaveSearchForm({ query, onClose, onSaved }: Omit<SaveSearchDialogProps, 'isOpen'>) {
  const save = useSaveSearch();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    if (name.trim() === '') return setProblem(t`Please give the search a name`);
    const { _id } = await save(name, query);
    onClose();
    onSaved?.(_id);
  };
  const { isBusy, handleSubmit } = useSubmit(send, (error) =>
    setProblem(describeError(error).message),
  );
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="md">
        <TextInput
          label={t`Name`}
          placeholder={t`Fish, quick`}
          data-autofocus
          maxLength={savedSearchLimits.name}
          value={name}
          error={problem}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={isBusy}>
            <Trans>Save search</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
