/** A recipe from elsewhere: a web page's address, its source, photos, or the text itself (Spec 1). */
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { showToast } from '../../ui/toast';
import { PhotoForm } from '../recipe-photo';
import { holdSourcePhotos, keepImportedDraft } from '../recipes';
import { SeveralAddresses } from './addresses/several-addresses';
import { FoundRecipe } from './found-recipe';
import { BringPages } from './from-elsewhere/bring-pages';
import { HandedOverPage } from './from-elsewhere/handed-over-page';
import { useArrival } from './from-elsewhere/use-arrival';
import classes from './import-recipe-page.module.css';
import { PageAddressForm } from './page-address-form';
import { RecipeTextForm, recipeTextId } from './recipe-text-form';
import { useReadRecipe, type ReadStage } from './use-read-recipe';

export function ImportRecipePage() {
  const navigate = useNavigate();
  const reading = useReadRecipe((draft, imageUrl) => {
    keepImportedDraft(draft, imageUrl);
    void navigate({ to: paths.newRecipe, replace: true });
  });
  const [photoText, setPhotoText] = useState<string>();
  useEffect(() => {
    if (photoText !== undefined) document.getElementById(recipeTextId)?.focus();
  }, [photoText]);
  const isBusy = reading.stage !== undefined;
  const arrival = useArrival();
  const readArrived = useEffectEvent((url: string) => reading.read({ url }));
  useEffect(() => {
    if (arrival.url) readArrived(arrival.url);
  }, [arrival.url]);
  return (
    <Page
      title="Import a recipe"
      width="narrow"
      lead="We read the recipe and show it to you to check. It is yours once you save it."
    >
      <div className={classes.ways}>
        {arrival.page && (
          <HandedOverPage
            page={arrival.page}
            isBusy={isBusy}
            onRead={() => reading.read(arrival.page!)}
          />
        )}
        <PageAddressForm
          isBusy={isBusy}
          start={arrival.url}
          onRead={(url) => reading.read({ url })}
        />
        {reading.stage && (
          <Group className={classes.progress} justify="space-between">
            <output className={classes.state}>
              <Loader size="sm" aria-hidden /> {stageLabels[reading.stage]}
            </output>
            <Button variant="default" onClick={reading.cancel}>
              Cancel
            </Button>
          </Group>
        )}
        {reading.found && (
          <FoundRecipe draft={reading.found} onTake={reading.take} onChoose={reading.choose} />
        )}
        {reading.failure && (
          <Alert color="red" role="alert" title={reading.failure.title}>
            <Text>{reading.failure.message}</Text>
            {reading.failure.canPaste && (
              <Button
                mt="sm"
                variant="default"
                onClick={() => document.getElementById(recipeTextId)?.focus()}
              >
                Paste the text instead
              </Button>
            )}
          </Alert>
        )}
        <PhotoForm
          isBusy={isBusy}
          onText={setPhotoText}
          onRead={({ isVisionMissing, ...draft }, photos) => {
            if (isVisionMissing) showToast(visionMissing);
            holdSourcePhotos(keepImportedDraft(draft), photos);
            void navigate({ to: paths.newRecipe, replace: true });
          }}
        />
        <RecipeTextForm
          key={photoText}
          isBusy={isBusy}
          start={photoText ?? arrival.text}
          onRead={(text) => reading.read({ text })}
        />
        <SeveralAddresses />
        <BringPages />
        <p className={classes.quiet}>
          A whole book from another program?{' '}
          <TextLink to={paths.recipeFiles}>Bring its file in</TextLink>.
        </p>
      </div>
    </Page>
  );
}

const visionMissing = {
  kind: 'info',
  title: 'Read without the photo service',
  message: 'It did not answer, so we read the photo ourselves. Please check the amounts.',
} as const;

const stageLabels: Record<ReadStage, string> = {
  recipe: 'Reading the recipe …',
  picture: 'Fetching its picture …',
};
