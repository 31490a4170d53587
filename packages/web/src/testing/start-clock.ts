/** A `Date` that starts at a stated time and goes on at the usual speed. Fake timers replace it. */

/** @param start an ISO time: "2026-11-18T12:00:00+11:00" */
export function startClockAt(start: string): void {
  const ahead = RealDate.parse(start) - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [string | number | Date]) {
      if (parts.length === 0) super(RealDate.now() + ahead);
      else super(...parts);
    }

    static override now(): number {
      return RealDate.now() + ahead;
    }
  } as DateConstructor;
}

// Files that share a worker call this once each.
const RealDate = ((globalThis as { realDate?: DateConstructor }).realDate ??= Date);
