// @ts-check
/**
 * Loaded before the server, and by the script itself: their day is a Wednesday in November, whatever the day is, so that a
 * week looks the same every time its picture is taken, and has days before it and after it. The clock goes on from there.
 */
export const day = '2026-11-25T00:30:00Z';

/** Settings of a server whose clock this is. */
export const withShiftedClock = { NODE_OPTIONS: `--import ${import.meta.url}` };

const RealDate = Date;
const begun = RealDate.now();
const first = RealDate.parse(day);
const now = () => first + (RealDate.now() - begun);

globalThis.Date = /** @type {DateConstructor} */ (
  new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
);
