import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { maxLength } from './lengths';

/** RFC 3339 in any zone: "2026-11-27T18:30:00+11:00". */
export const zonedTimestampSchema = z.iso
  .datetime({ offset: true, error: say('Please give a time like 2026-11-27T18:30:00+11:00') })
  .check(maxLength(40));
