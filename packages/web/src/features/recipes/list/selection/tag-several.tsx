/** Adds tags to the chosen recipes, or takes tags off them. */
import { Button, Group, TagsInput } from '@mantine/core';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import { useState } from 'react';
import { Dialog } from '../../../../ui/dialog';
import { countedNames } from '../filters/counted-names';
import { listInDialog } from '../filters/list-in-dialog';
import { useNamesInUse } from '../filters/use-choices';
import type { BatchActionProps } from './batch-action';
import { useChangeTags } from './change-tags';
import classes from './tag-several.module.css';

export function TagSeveral({ recipes, onDone }: BatchActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        disabled={recipes.length === 0}
        leftSection={<IconTag size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Tags
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={recipes.length === 1 ? 'Tags of 1 recipe' : `Tags of ${recipes.length} recipes`}
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
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const changeTags = useChangeTags();
  const theirs = [...new Set(recipes.flatMap(({ tags }) => tags))];
  const handleSave = async () => {
    setBusy(true);
    const areAllChanged = await changeTags(recipes, { added, removed });
    setBusy(false);
    if (areAllChanged) onDone();
  };
  return (
    <div className={classes.form}>
      <TagsInput
        label="Add"
        data-autofocus
        mb="md"
        {...listInDialog}
        {...countedNames(inUse)}
        maxTags={mostTagsAtOnce}
        value={added}
        onChange={setAdded}
      />
      {theirs.length > 0 && (
        <TagsInput
          label="Take off"
          description="Tags that the chosen recipes have"
          {...listInDialog}
          data={theirs}
          value={removed}
          onChange={(names) => setRemoved(names.filter((name) => theirs.includes(name)))}
        />
      )}
      <Group justify="flex-end" mt="lg">
        <Button
          loading={isBusy}
          disabled={added.length === 0 && removed.length === 0}
          onClick={() => void handleSave()}
        >
          Save tags
        </Button>
      </Group>
    </div>
  );
}

const mostTagsAtOnce = 10;
