/** Adds Australia's favourites to one's own recipes (Spec 2, Sample recipe uploader). */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { SampleRecipeOnWire } from '@saltbush/contract/book/sample-recipes';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Spinner } from '../../../ui/feedback/spinner';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/layout/page';
import { Panel } from '../../../ui/layout/panel';
import { PreservedFocus } from '../../../ui/layout/preserved-focus';
import classes from './upload-recipes.module.css';
import { UploadProgress } from './upload-progress';
import { useSampleRecipes } from './use-sample-recipes';
import { useUploadRecipes } from './use-upload-recipes';

export function UploadRecipesPage() {
  const { data, error, isFetching, refetch } = useSampleRecipes();
  return (
    <Page
      title={t`Australia’s favourites`}
      width="narrow"
      lead={t`Dinners that Australians cook midweek, each with a picture.`}
    >
      {data && <Uploader samples={data.recipes} />}
      {error && !data && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Spinner />}
    </Page>
  );
}

function Uploader({ samples }: { samples: SampleRecipeOnWire[] }) {
  const upload = useUploadRecipes();
  const isUploading = upload.state === 'uploading';
  return (
    <div className={classes.parts}>
      <Alert color="blue" title={t`Good to know`}>
        <Trans>
          The copies are yours to change. Anyone who has the link of one may open it, and your
          default community gets them too. Change that on each recipe with Share. Recipes you
          already have are not added again.
        </Trans>
      </Alert>
      <Panel
        title={plural(samples.length, { one: '# recipe', other: '# recipes' })}
        beside={<AlreadyThere samples={samples} />}
      >
        <PreservedFocus className={classes.outcome}>
          {upload.state !== 'idle' && <UploadProgress upload={upload} total={samples.length} />}
          <div className={classes.actions}>
            {/* It stays in its place: the second click of a double click must not cancel. */}
            <Button loading={isUploading} onClick={() => upload.start(samples)}>
              <Trans>Upload {samples.length} Australian favourites</Trans>
            </Button>
            {isUploading && (
              <Button variant="default" onClick={upload.cancel}>
                <Trans>Cancel</Trans>
              </Button>
            )}
            {!isUploading && upload.uploaded.length > 0 && (
              <LinkButton to={paths.myRecipes} variant="light">
                <Trans>See my recipes</Trans>
              </LinkButton>
            )}
          </div>
        </PreservedFocus>
      </Panel>
    </div>
  );
}

function AlreadyThere({ samples }: { samples: SampleRecipeOnWire[] }) {
  const count = samples.filter((sample) => sample.isInMyRecipes).length;
  return (
    count > 0 && (
      <span className={classes.soft}>
        <Trans>{count} already in your recipes</Trans>
      </span>
    )
  );
}
