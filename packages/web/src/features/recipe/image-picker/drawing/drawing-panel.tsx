/** An image generated from a description. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { browserErrorKinds } from '@saltbush/contract/errors';
import {
  imageGenerationLimits,
  imageGenerationRoutes,
} from '@saltbush/contract/recipe/image-generation';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Spinner } from '../../../../ui/feedback/spinner';
import { LimitedTextInput } from '../../../../ui/fields/limited-text-input';
import { formatCount } from '../../../../ui/format-count';
import type { Failure, PickerPanelProps } from '../chosen-image';
import { OtherTabs } from '../other-tabs';
import { useDrawing } from './use-drawing';
import { WaitingPanel } from './waiting-panel';

type DrawingPanelProps = Pick<PickerPanelProps, 'recipe' | 'onChoose' | 'onOpenTab' | 'failures'>;

/** From here on the number left is shown. */
const fewLeft = 5;

export function DrawingPanel({ recipe, onChoose, onOpenTab, failures }: DrawingPanelProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['image-generation'],
    queryFn: ({ signal }) => call(imageGenerationRoutes.describe, {}, { signal }),
    // What is left changes with each image.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (error) {
    const { title, message } = describeError(error);
    const retry = () => void refetch();
    return <ErrorState title={title} message={message} isRetrying={isFetching} onRetry={retry} />;
  }
  if (!data) return <Spinner label={t`Loading`} />;
  if (!data.isSetUp) return <NoDrawing code="IMAGE_GENERATION_NOT_SET_UP" onOpenTab={onOpenTab} />;
  if (data.leftToday <= 0) return <NoDrawing code="IMAGE_GENERATION_LIMIT" onOpenTab={onOpenTab} />;
  const { leftToday } = data;
  return <DrawingForm {...{ recipe, onChoose, onOpenTab, failures, leftToday }} />;
}

interface NoDrawingProps extends Pick<PickerPanelProps, 'onOpenTab'> {
  code: 'IMAGE_GENERATION_NOT_SET_UP' | 'IMAGE_GENERATION_LIMIT';
}

function NoDrawing({ code, onOpenTab }: NoDrawingProps) {
  return (
    <EmptyState title={browserErrorKinds[code].error} hint={browserErrorKinds[code].details}>
      <OtherTabs onOpenTab={onOpenTab} />
    </EmptyState>
  );
}

function DrawingForm(props: DrawingPanelProps & { leftToday: number }) {
  const { recipe, onChoose, onOpenTab, failures, leftToday } = props;
  const [description, setDescription] = useState('');
  const [isBlankNamed, nameBlank] = useState(false);
  const title = useMissingTitle(recipe);
  const { isWaiting, error, draw, cancel } = useDrawing(recipe, onChoose);
  const generate = () => {
    const isBlank = description.trim() === '';
    if (title.isMissing && title.value.trim() === '') title.complain();
    else if (isBlank) nameBlank(true);
    else void draw(description.trim(), title.isMissing ? title.value.trim() : undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    generate();
  };
  if (isWaiting) return <WaitingPanel onCancel={cancel} />;
  const failure = error === undefined ? undefined : (failures?.drawing ?? describeError(error));
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="sm">
        {title.isMissing && <MissingTitle title={title} />}
        <DescriptionField
          description={description}
          isMissing={isBlankNamed}
          onChange={(text) => {
            setDescription(text);
            nameBlank(false);
          }}
        />
        {leftToday <= fewLeft && <Text>{leftText(leftToday)}</Text>}
        {failure ? (
          <Failed {...failure} onRetry={generate} onOpenTab={onOpenTab} />
        ) : (
          <Button type="submit">{t`Generate image`}</Button>
        )}
      </Stack>
    </form>
  );
}

/** The title that the image is drawn from, where the recipe has none yet. */
function useMissingTitle(recipe: PickerPanelProps['recipe']) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  return {
    isMissing: recipe.title.trim() === '',
    value,
    error,
    change: (text: string) => {
      setValue(text);
      setError(undefined);
    },
    complain: () => {
      setError(t`Please give the recipe a title first`);
      document.getElementById(titleField)?.focus();
    },
  };
}

const titleField = 'image-title';

const MissingTitle = ({ title }: { title: ReturnType<typeof useMissingTitle> }) => (
  <LimitedTextInput
    id={titleField}
    label={t`Title of the recipe`}
    placeholder={t`Nan’s shepherd’s pie`}
    autoComplete="off"
    most={imageGenerationLimits.title}
    value={title.value}
    error={title.error}
    onChange={(event) => title.change(event.currentTarget.value)}
  />
);

interface DescriptionFieldProps {
  description: string;
  /** It was asked for, and is blank. */
  isMissing: boolean;
  onChange: (description: string) => void;
}

const DescriptionField = ({ description, isMissing, onChange }: DescriptionFieldProps) => (
  <Textarea
    label={t`Describe the dish`}
    placeholder={t`Golden crust, in a blue bowl, on a wooden table`}
    autosize={false}
    rows={4}
    maxLength={imageGenerationLimits.description}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    error={isMissing && descriptionRequired}
    description={t`${formatCount(imageGenerationLimits.description - description.length)} characters left`}
    value={description}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** Spec 5. */
const descriptionRequired = t`Description required. Please describe how your dish looks`;

const leftText = (count: number): string =>
  plural(count, { one: '# picture left today', other: '# pictures left today' });

interface FailedProps extends Failure, Pick<PickerPanelProps, 'onOpenTab'> {
  onRetry: () => void;
}

function Failed({ title, message, onRetry, onOpenTab }: FailedProps) {
  return (
    <Alert color="red" role="alert" title={title}>
      <Stack gap="sm">
        <Text>{message}</Text>
        <Group gap="xs">
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="default" onClick={() => onOpenTab('curated')}>
            <Trans>Choose one of our pictures</Trans>
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
