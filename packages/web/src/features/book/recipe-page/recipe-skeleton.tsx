/** Loading skeleton of a recipe. */
import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import { BackArrow } from '../../../ui/layout/back-arrow';
import { DocumentTitle } from '../../../ui/layout/document-title';
import { Spinner } from '../../../ui/feedback/spinner';
import galleryClasses from './recipe-gallery.module.css';
import headClasses from './recipe-head.module.css';
import classes from './recipe-page.module.css';

export function RecipeSkeleton() {
  return (
    <div className={classes.page}>
      <DocumentTitle title={t`Recipe`} />
      <div className={headClasses.head}>
        <div className={galleryClasses.cover}>
          <BackArrow isOverImage />
          <Skeleton height="100%" radius={0} />
        </div>
        <div className={headClasses.text} aria-hidden>
          <Skeleton height={36} width="80%" />
          <Skeleton height={18} width="60%" />
          <Skeleton height={18} width="40%" />
        </div>
      </div>
      <Spinner label={t`Loading the recipe …`} />
    </div>
  );
}
