/** Adds or removes tags of the selected recipes. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, TagsInput } from '@mantine/core';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import { useState } from 'react';
import { Dialog } from '../../../../ui/dialog/dialog';
import { countedNames } from '../filters/counted-names';
import { comboboxInDialog } from '../filters/combobox-in-dialog';
import { useNamesInUse } from '../filters/use-choices';
import type { BatchActionProps } from './batch-action';
import { useChangeTags } from './change-tags';
import classes from './bulk-tag.module.css';

export function BulkTag({ recipes, onDone }: BatchActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        disabled={recipes.length === 0}
        leftSection={<IconTag size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Tags</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={plural(recipes.length, { one: 'Tags of # recipe', other: 'Tags of # recipes' })}
        size="question"
        closesOnClickOutside={false}
      >
        <TagForm recipes={recipes} onDone={onDone} />
      </Dialog>
    </>
  );
}

function TagForm({ recipes, onDone }: BatchActionProps) {
  const { tags: inUse } = useNamesInUse('mine');
  const form = useTagForm(recipes, onDone);
  const { added, removed, theirs } = form;
  return (
    <div className={classes.form}>
      <TagsInput
        label={t`Add`}
        data-autofocus
        mb="md"
        {...comboboxInDialog}
        {...countedNames(inUse)}
        maxTags={mostTagsAtOnce}
        value={added}
        onChange={form.setAdded}
      />
      {theirs.length > 0 && (
        <TagsInput
          label={t`Remove`}
          description={t`Tags of the chosen recipes`}
          {...comboboxInDialog}
          data={theirs}
          value={removed}
          onChange={form.setRemoved}
        />
      )}
      <Group justify="flex-end" mt="lg">
        <Button
          loading={form.isBusy}
          disabled={added.length === 0 && removed.length === 0}
          onClick={() => void form.save()}
        >
          <Trans>Save tags</Trans>
        </Button>
      </Group>
    </div>
  );
}

function useTagForm(recipes: BatchActionProps['recipes'], onDone: () => void) {
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const changeTags = useChangeTags();
  /** Tags that can be removed. */
  const theirs = [...new Set(recipes.flatMap(({ tags }) => tags))];
  const save = async () => {
    setBusy(true);
    const areAllChanged = await changeTags(recipes, { added, removed });
    setBusy(false);
    if (areAllChanged) onDone();
  };
  return {
    added,
    setAdded,
    removed,
    setRemoved: (names: string[]) => setRemoved(names.filter((name) => theirs.includes(name))),
    theirs,
    isBusy,
    save,
  };
}

const mostTagsAtOnce = 10;
