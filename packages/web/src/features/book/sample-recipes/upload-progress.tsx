/** How far the upload is, and the titles of what is in one's recipes by now. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Progress } from '@mantine/core';
import { paths } from '../../../paths';
import { TextLink } from '../../../ui/link-button';
import classes from './upload-recipes.module.css';
import type { UploadState } from './use-upload-recipes';

export function UploadProgress({ upload, total }: { upload: UploadState; total: number }) {
  const { state, uploaded, failed } = upload;
  const percentage = Math.round(((uploaded.length + failed) / total) * 100);
  return (
    <>
      <Progress value={percentage} aria-label={t`Uploading recipes`} className={classes.bar} />
      <output className={classes.numbers}>
        {percentage} % · {countText(upload, total)}
      </output>
      {state === 'cancelled' && (
        <p className={classes.text}>
          <Trans>Cancelled. The recipes below are in your recipes.</Trans>
        </p>
      )}
      {uploaded.length > 0 && (
        <ol className={classes.titles} aria-label={t`Uploaded recipes`}>
          {uploaded.map(({ recipe, title, outcome }) => (
            <li key={recipe}>
              <TextLink to={paths.recipe} params={{ id: recipe }}>
                {title}
              </TextLink>
              {outcome === 'already-there' && (
                <span className={classes.soft}>
                  {' '}
                  <Trans>already in your recipes</Trans>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function countText({ uploaded, failed }: UploadState, total: number): string {
  const done = t`${uploaded.length} of ${total} recipes`;
  return failed === 0 ? done : t`${done}, ${failed} failed`;
}
