/** Field kinds that several features send: ids, times, one line of text, several lines. */
import * as z from 'zod/mini';

/** A UUID; the app makes version 7, a client may send any. */
export const idSchema = z.uuid('This is not a valid id');
export const idParams = z.object({ id: idSchema });

/** ISO 8601 in UTC: "2026-11-21T06:50:00.000Z". */
export const timestampSchema = z.iso.datetime();

/** A day without a time: "2026-11-23". */
export const dateSchema = z.iso.date('Please give a date like 2026-11-23');

/** @example tooLong(5_000) // 'Please use at most 5,000 characters' */
export const tooLong = (maxLength: number): string =>
  `Please use at most ${maxLength.toLocaleString('en-AU')} characters`;

/** Text on one line, trimmed (PostgreSQL keeps no NUL, so it is taken out); with `blankMessage` it must not be blank. */
export const lineSchema = (
  maxLength: number,
  blankMessage?: string,
  tooLongMessage = tooLong(maxLength),
) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll('\u0000', '').replace(/\s+/g, ' ').trim()),
    z.maxLength(maxLength, tooLongMessage),
    ...(blankMessage === undefined ? [] : [z.minLength(1, blankMessage)]),
  );

/** Text of several lines, trimmed at its ends. */
export const textSchema = (maxLength: number, blankMessage?: string) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll('\u0000', '').trim()),
    z.maxLength(maxLength, tooLong(maxLength)),
    ...(blankMessage === undefined ? [] : [z.minLength(1, blankMessage)]),
  );
