/** Moving in and out: files of other programs in, one's own data out. */
import { Page } from '../../ui/page';
import { BringIn } from './bring-in';
import { Imports } from './imports';
import classes from './recipe-files.module.css';
import { TakeAlong } from './take-along';

export function RecipeFilesPage() {
  return (
    <Page
      title="Move your recipes"
      width="narrow"
      lead="Bring in the book you keep elsewhere, and take yours with you whenever you like."
    >
      <div className={classes.parts}>
        <BringIn />
        <TakeAlong />
        <Imports />
      </div>
    </Page>
  );
}
