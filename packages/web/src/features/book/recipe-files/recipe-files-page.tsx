/** Import from and export to other apps. */
import { t } from '@lingui/core/macro';
import { Page } from '../../../ui/layout/page';
import { ImportForm } from './import-form';
import { Imports } from './imports';
import classes from './recipe-files.module.css';
import { ExportPanel } from './export-panel';

export function RecipeFilesPage() {
  return (
    <Page
      title={t`Import & export`}
      width="narrow"
      lead={t`Import recipes from another app, or export yours at any time.`}
    >
      <div className={classes.parts}>
        <ImportForm />
        <ExportPanel />
        <Imports />
      </div>
    </Page>
  );
}
