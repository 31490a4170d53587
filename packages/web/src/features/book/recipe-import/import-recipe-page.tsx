/** Imports a recipe: from a URL, page source, photos or text (Spec 1). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { paths } from '../../../paths';
import { TextLink } from '../../../ui/link-button';
import { Page } from '../../../ui/layout/page';
import { Panel } from '../../../ui/layout/panel';
import { showToast } from '../../../ui/feedback/toast';
import { usePageAhead } from '../../../ui/use-page-ahead';
import { PhotoForm, type PhotoFormProps } from '../../recipe/recipe-photo';
import { storeImportSource, storeImportedDraft } from '../../recipe/recipe-form';
import { SharedProblem } from '../shared-import';
import { AddressReport } from './addresses/address-report';
import { isOfOnePage } from './addresses/address-list';
import { useAddressList } from './addresses/use-address-list';
import { BookmarkletHelp } from './share-target/bookmarklet-help';
import { BookmarkletPage, type BookmarkletPageProps } from './share-target/bookmarklet-page';
import { useIncomingImport } from './share-target/use-incoming-import';
import classes from './import-recipe-page.module.css';
import { ImportBox, importBoxId } from './import-box';
import { type RecipeReading, useReadRecipe } from './use-read-recipe';
import { ImportMethod } from './import-method';

export function ImportRecipePage() {
  return (
    <Page title={t`Import a recipe`} width="narrow" lead={t`Check what we read, then save it.`}>
      <div className={classes.ways}>
        <ImportMethods />
        <BookmarkletHelp />
        <p className={classes.quiet}>
          <Trans>Moving from another app?</Trans>{' '}
          <TextLink to={paths.recipeFiles}>
            <Trans>Import its file</Trans>
          </TextLink>
        </p>
      </div>
    </Page>
  );
}

function ImportMethods() {
  const list = useAddressList();
  const { reading, incoming, photoText, ...photo } = useImport(list);
  const isBusy = reading.stage !== undefined;
  const start = photoText ?? incoming.url ?? incoming.text;
  return (
    <>
      <SharedProblem problem={incoming.problem} />
      {incoming.page && <SentPage reading={reading} page={incoming.page} />}
      <ImportMethod reading={reading} way="box">
        <ImportBox
          key={start}
          isBusy={isBusy}
          start={start}
          onEdit={reading.forget}
          onRead={(source) => reading.read('box', source)}
          onList={list.start}
        />
      </ImportMethod>
      {list.list.length > 0 && (
        <Panel title={isOfOnePage(list.list) ? t`Several recipes` : t`Several links`}>
          <AddressReport work={list} />
        </Panel>
      )}
      <PhotoForm
        key={incoming.photos ? 'shared' : 'chosen'}
        isBusy={isBusy}
        shared={incoming.photos}
        onText={photo.setPhotoText}
        onRead={photo.openPhotoDraft}
      />
    </>
  );
}

interface SentPageProps extends Pick<BookmarkletPageProps, 'page'> {
  reading: RecipeReading;
}

function SentPage({ reading, page }: SentPageProps) {
  return (
    <ImportMethod reading={reading} way="bookmark">
      <BookmarkletPage
        page={page}
        isBusy={reading.stage !== undefined}
        onRead={() => reading.read('bookmark', page)}
      />
    </ImportMethod>
  );
}

/** What is read opens in the form of a new recipe. A shared address is read at once. */
function useImport(list: ReturnType<typeof useAddressList>) {
  const navigate = useNavigate();
  const incoming = useIncomingImport();
  const fetchForm = usePageAhead(paths.newRecipe);
  const openForm = () => void navigate({ to: paths.newRecipe, replace: true });
  const open: Parameters<typeof useReadRecipe>[0] = (draft, source, imageUrl) => {
    const recipeId = storeImportedDraft(draft, { imageUrl });
    const { siteUrl } = draft.sourceAttribution ?? {};
    storeImportSource(recipeId, { text: source.text ?? textOf(draft), url: siteUrl });
    if (!incoming.photos) incoming.forget();
    openForm();
  };
  const reading = useReadRecipe(open, (source, chosen) => list.startRecipes(source, chosen));
  const isReading = reading.stage !== undefined;
  useEffect(() => {
    if (isReading) void fetchForm();
  }, [isReading, fetchForm]);
  const openPhotoDraft: PhotoFormProps['onRead'] = (
    { isVisionMissing, doubtfulLines, unusedLines, lines, ...draft },
    photos,
  ) => {
    if (isVisionMissing) showToast(visionMissing);
    const recipeId = storeImportedDraft(draft, { unsureLines: doubtfulLines });
    storeImportSource(recipeId, { photos, lines, unusedLines });
    incoming.forget();
    openForm();
  };
  /** Text of photos in which no recipe was found. */
  const [photoText, setPhotoText] = useState<string>();
  useEffect(() => {
    if (photoText !== undefined) document.getElementById(importBoxId)?.focus();
  }, [photoText]);
  const readIncoming = useEffectEvent((url: string) => reading.read('box', { url }));
  useEffect(() => {
    if (incoming.url) readIncoming(incoming.url);
  }, [incoming.url]);
  return { reading, incoming, photoText, setPhotoText, openPhotoDraft };
}

/** What a page says of the recipe, as it was found. */
const textOf = ({ title, ingredientLines, instructions = [] }: RecipeDraftOnWire): string =>
  [title, '', ...ingredientLines, '', ...instructions].join('\n');

const visionMissing = {
  kind: 'info',
  title: t`Read without the photo service`,
  message: t`It did not answer, so we read the photo ourselves. Please check the amounts.`,
} as const;
