/** Which of the listed sample recipes a reader of a language is shown: each once. */
import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { standInLanguage } from '@saltbush/domain/texts/languages';
import { sampleRecipeCopies } from '../../../schema/book/sample-recipes';
import { systemAccountId } from './system-account.store';

/**
 * Leaves out the sample recipes of other languages, but for English ones that the language has not. Whose recipe it is is
 * asked first, which an index of what is listed has: that of nearly every row is not Saltbush.
 *
 * @param language a BCP 47 tag
 * @returns a condition on a row `recipe`
 */
export const isForReader = (language: string | Placeholder): SQL => sql`
  (recipe.owner_id <> ${saltbush} or recipe.id <> all(array(
    select copy.recipe_id from ${sampleRecipeCopies} copy
    where copy.owner_id = ${saltbush} and copy.recipe_id is not null
      and copy.language <> ${language} and not (copy.language = ${english} and not exists (
        select from ${sampleRecipeCopies} theirs
        where theirs.owner_id = ${saltbush} and theirs.name = copy.name
          and theirs.language = ${language})))))`;

/** Written out, since named statements take no values. */
const saltbush = sql.raw(`'${systemAccountId}'::uuid`);
const english = sql.raw(`'${standInLanguage}'`);
