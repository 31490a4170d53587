/** A cookbook's title, description, cover and what fills it: a new one's, or those of one that is there. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useState } from 'react';
import {
  cookbookLimits,
  type Cookbook,
  type CookbookContent,
} from '@saltbush/contract/book/cookbooks';
import { imageMediaTypes } from '@saltbush/contract/recipe/images';
import { describeError } from '../../../api/describe-error';
import { Dialog } from '../../../ui/dialog/dialog';
import { FileButton } from '../../../ui/fields/file-button';
import { useSubmit } from '../../../ui/fields/use-submit';
import { useImageUpload } from '../../recipe/images';
import { RecipePhoto } from '../../recipe/recipes';
import { useSavedSearches } from '../recipe-search';

interface CookbookFormProps {
  /** Absent for a new one. */
  cookbook?: Cookbook | undefined;
  onSave: (content: CookbookContent) => Promise<void>;
  onClose: () => void;
}

export function CookbookDialog({ isOpen, ...form }: CookbookFormProps & { isOpen: boolean }) {
  const title = form.cookbook ? t`Change cookbook` : t`New cookbook`;
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={title} closesOnClickOutside={false}>
      <CookbookForm {...form} />
    </Dialog>
  );
}

function CookbookForm({ cookbook, onSave, onClose }: CookbookFormProps) {
  const [content, setContent] = useState<CookbookContent>(() => contentOf(cookbook));
  const [problem, setProblem] = useState<string>();
  const change = (next: Partial<CookbookContent>) => {
    setContent((before) => ({ ...before, ...next }));
    setProblem(undefined);
  };
  const send = async () => {
    if (content.title.trim() === '') return setProblem(t`Please give the cookbook a title`);
    await onSave(content);
    onClose();
  };
  const { isBusy, handleSubmit } = useSubmit(send, (error) =>
    setProblem(describeError(error).message),
  );
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="md">
        <Texts content={content} problem={problem} onChange={change} />
        <FilledBy cookbook={cookbook} content={content} onChange={change} />
        <CoverField imageUrl={content.imageUrl} onChange={change} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={isBusy}>
            {cookbook ? t`Save` : t`Make cookbook`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PartProps {
  onChange: (next: Partial<CookbookContent>) => void;
}

function Texts({
  content: { title, description = '' },
  problem,
  onChange,
}: PartProps & { content: CookbookContent; problem: string | undefined }) {
  return (
    <>
      <TextInput
        label={t`Title`}
        data-autofocus
        maxLength={cookbookLimits.title}
        value={title}
        error={problem}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <Textarea
        label={t`Description`}
        rows={3}
        maxLength={cookbookLimits.description}
        value={description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
    </>
  );
}

/** What a search asks for now; a later change of the saved search does not change the cookbook. */
function FilledBy({
  cookbook,
  content,
  onChange,
}: PartProps & { cookbook: Cookbook | undefined; content: CookbookContent }) {
  const { data: searches = [] } = useSavedSearches();
  const chosen = searches.find(({ query }) => query === content.query)?._id;
  const isOwnQuery = content.query !== undefined && chosen === undefined;
  const data = [
    { value: '', label: t`By hand` },
    ...(isOwnQuery ? [{ value: 'own', label: t`By its search` }] : []),
    ...searches.map(({ _id, name }) => ({ value: _id, label: t`By the search “${name}”` })),
  ];
  const handleChoose = (value: string) =>
    onChange({
      query: value === 'own' ? cookbook?.query : searches.find(({ _id }) => _id === value)?.query,
    });
  if (searches.length === 0 && !isOwnQuery) return null;
  return (
    <NativeSelect
      label={t`Recipes are put in`}
      description={t`A search fills the cookbook with what it finds, by title.`}
      data={data}
      value={isOwnQuery ? 'own' : (chosen ?? '')}
      onChange={({ currentTarget }) => handleChoose(currentTarget.value)}
    />
  );
}

function CoverField({ imageUrl, onChange }: PartProps & { imageUrl: string | undefined }) {
  const upload = useImageUpload((url) => onChange({ imageUrl: url }));
  return (
    <div>
      {imageUrl !== undefined && (
        <RecipePhoto imageUrl={imageUrl} alt={t`The cover you chose`} sizes="20rem" />
      )}
      <Group gap="xs">
        <FileButton
          icon={<IconPhoto size={20} stroke={1.75} aria-hidden />}
          accept={imageMediaTypes.join(',')}
          disabled={upload.stage !== undefined}
          onFiles={([file]) => file && void upload.send(file)}
        >
          {imageUrl === undefined ? t`Choose a cover picture` : t`Choose another picture`}
        </FileButton>
        {imageUrl !== undefined && (
          <Button variant="subtle" onClick={() => onChange({ imageUrl: undefined })}>
            <Trans>Remove the picture</Trans>
          </Button>
        )}
      </Group>
      {upload.stage !== undefined && (
        <output>
          <Trans>Uploading …</Trans>
        </output>
      )}
      {upload.error !== undefined && (
        <Text c="red" role="alert">
          {upload.error}
        </Text>
      )}
    </div>
  );
}

const contentOf = (cookbook: Cookbook | undefined): CookbookContent => ({
  title: cookbook?.title ?? '',
  description: cookbook?.description,
  imageUrl: cookbook?.imageUrl,
  query: cookbook?.query,
});
