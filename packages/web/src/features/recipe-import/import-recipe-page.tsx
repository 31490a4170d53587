/** A recipe from elsewhere: a web page's address, its source, photos, or the text itself (Spec 1). */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { showToast } from '../../ui/toast';
import { PhotoForm } from '../recipe-photo';
import { holdSourcePhotos, keepImportedDraft } from '../recipes';
import { SeveralAddresses } from './addresses/several-addresses';
import { BringPages } from './from-elsewhere/bring-pages';
import { HandedOverPage } from './from-elsewhere/handed-over-page';
import { useArrival } from './from-elsewhere/use-arrival';
import classes from './import-recipe-page.module.css';
import { PageAddressForm } from './page-address-form';
import { RecipeTextForm, recipeTextId } from './recipe-text-form';
import { useReadRecipe } from './use-read-recipe';
import { WithOutcome } from './with-outcome';

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
  const readArrived = useEffectEvent((url: string) => reading.read('address', { url }));
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
          <WithOutcome reading={reading} way="bookmark">
            <HandedOverPage
              page={arrival.page}
              isBusy={isBusy}
              onRead={() => reading.read('bookmark', arrival.page!)}
            />
          </WithOutcome>
        )}
        <WithOutcome reading={reading} way="address">
          <PageAddressForm
            isBusy={isBusy}
            start={arrival.url}
            onEdit={reading.forget}
            onRead={(url) => reading.read('address', { url })}
          />
        </WithOutcome>
        <PhotoForm
          isBusy={isBusy}
          onText={setPhotoText}
          onRead={({ isVisionMissing, ...draft }, photos) => {
            if (isVisionMissing) showToast(visionMissing);
            holdSourcePhotos(keepImportedDraft(draft), photos);
            void navigate({ to: paths.newRecipe, replace: true });
          }}
        />
        <WithOutcome reading={reading} way="text">
          <RecipeTextForm
            key={photoText}
            isBusy={isBusy}
            start={photoText ?? arrival.text}
            onRead={(text) => reading.read('text', { text })}
          />
        </WithOutcome>
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
