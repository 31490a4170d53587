import * as z from 'zod/mini';
import { maxLength } from './lengths';

/** RFC 3339 in any zone: "2026-11-27T18:30:00+11:00". */
export const zonedTimestampSchema = z.iso
  .datetime({ offset: true, error: 'Please give a time like 2026-11-27T18:30:00+11:00' })
  .check(maxLength(40));
