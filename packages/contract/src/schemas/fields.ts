/**
 * Field kinds that several features send: ids, times, revisions, one line of text, several lines.
 *
 * Every text that a call brings is made well formed here, and every integer has bounds that the database's
 * integers have too, so that nothing that fits the contract fails to be stored.
 */
import { readersLocale } from '@saltbush/domain/account/countries/locale';
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { maxLength, minLength } from './lengths';
import { isTimeZone } from '@saltbush/domain/account/households/time-zone';
import { wellFormed } from '@saltbush/recipe-parser/text';

/** A UUID; the app makes version 7, a client may send any. */
export const idSchema = z.uuid(say('This is not a valid id'));
export const idParams = z.object({ id: idSchema });

/** PostgreSQL's `integer`. */
const greatestInteger = 2_147_483_647;

/** Which save of a recipe or a plan a change started from; the first is 1. */
export const revisionSchema = z
  .int(say('Please enter a whole number'))
  .check(
    z.gte(1, say('Revisions begin at 1')),
    z.lte(greatestInteger, say('There is no such revision')),
  );

/** ISO 8601 in UTC: "2026-11-21T06:50:00.000Z". */
export const timestampSchema = z.iso.datetime();

/** A day without a time: "2026-11-23". */
export const dateSchema = z.iso.date(say('Please enter a date like 2026-11-23'));

/**
 * Written when it is needed: numbers in words take a millisecond each, and a page that loads many
 * schemas would spend more time on them than on anything else.
 *
 * @example tooLong(5_000).error() // 'Please use at most 5,000 characters'
 */
const tooLong = (longest: number) => ({
  error: () =>
    say('Please use at most {most} characters', { most: longest.toLocaleString(readersLocale()) }),
});

/** Text as it was sent. */
export const rawTextSchema = (
  longest: number,
  tooLongMessage: string | { error: () => string } = tooLong(longest),
) => z.string().check(tidied(longest, wellFormed), maxLength(longest, tooLongMessage));

/**
 * Text that is several times too long as it was sent is not tidied first: the check of its length refuses it. Reading
 * megabytes letter by letter would keep everybody waiting.
 */
const tidied = (longest: number, tidy: (text: string) => string) => {
  const mostAsSent = 4 * longest + 1_000;
  return z.overwrite<string>((text) => (text.length > mostAsSent ? text : tidy(text)));
};

/**
 * What a browser takes for its time zone, the first day of its weeks or its language: it may know newer ones than the server, which
 * then takes it as absent. The longest name has half as many characters.
 */
export const browserHintSchema = rawTextSchema(64);

/** An IANA time zone that someone chose: "Australia/Perth". */
export const timeZoneSchema = browserHintSchema.check(
  z.refine(isTimeZone, say('Please give a zone like Australia/Perth')),
);

/** The address of a page or an image on the web. */
export const webAddressSchema = (longest: number) =>
  z
    .url({ protocol: /^https?$/, error: say('Please enter a full web address') })
    .check(tidied(longest, wellFormed), maxLength(longest, tooLong(longest)));

/** Text on one line, trimmed; with `blankMessage` it must not be blank. */
export const lineSchema = (
  longest: number,
  blankMessage?: string,
  tooLongMessage: string | { error: () => string } = tooLong(longest),
) =>
  z.string().check(
    tidied(longest, (text) => wellFormed(text).replace(/\s+/g, ' ').trim()),
    maxLength(longest, tooLongMessage),
    ...(blankMessage === undefined ? [] : [minLength(1, blankMessage)]),
  );

/** Text of several lines, trimmed at its ends. */
export const textSchema = (longest: number, blankMessage?: string) =>
  z.string().check(
    tidied(longest, (text) => wellFormed(text).trim()),
    maxLength(longest, tooLong(longest)),
    ...(blankMessage === undefined ? [] : [minLength(1, blankMessage)]),
  );

/** A yes or no in a query. */
export const yesSchema = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((yes) => yes === true || yes === 'true'),
);

/** Dots are between other characters, hyphens between those of a domain, and a domain does not end in a number. */
const emailPattern =
  /^(?!\.|.*\.[.@])[^\s\p{C}"(),:;<>@[\\\]]{1,64}@(?!-|.*(?:-\.|\.-|-$))(?:localhost|([\p{L}\p{M}\p{N}-]+\.)+(?!\p{N}+$)[\p{L}\p{M}\p{N}-]+)$/u;

/**
 * Arrives trimmed and in lower case. 254 characters is the longest address mail can carry.
 *
 * - What RFC 5321 and RFC 6531 allow: every mark of an atom ("a&b@…"), letters of all scripts before and behind the
 *   "@", and "localhost". No quoted names and no addresses by number, since mail programs do not take them either.
 * - Another domain without a dot is a typing error.
 */
export const emailSchema = z
  .string(say('Please enter your email address'))
  .check(
    z.trim(),
    z.toLowerCase(),
    maxLength(254, { error: say('Please use at most 254 characters'), abort: true }),
    z.regex(emailPattern, say('Please enter an email address like name@example.com')),
  );
