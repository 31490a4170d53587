/** Each kind of error has words in each language, since a handler says no more than its code. */
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError, errorKinds, type ErrorCode } from '@saltbush/contract/errors';
import { languages } from '@saltbush/domain/texts/languages';
import { inLanguage } from '@saltbush/domain/texts/say';
import { speakLanguages, withLanguage } from '../../language/current-language';

beforeAll(speakLanguages);

const codes = Object.keys(errorKinds) as ErrorCode[];

describe.each(languages.filter((language) => language !== 'en'))('An error in %s', (language) => {
  it.each(codes)('the error %s has words', (code) => {
    const { error, details } = new AppError(code).toBody();
    const [title, sentence] = withLanguage(language, () =>
      [error, String(details)].map(inLanguage),
    );
    expect(title).not.toBe(error);
    expect(sentence).not.toBe(details);
  });
});
