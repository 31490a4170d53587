// @ts-check
/**
 * Loaded before the server: its day is the Wednesday of `SCREENS_DAY`, whatever the day is, so that a week looks the same
 * every time it is compared. The clock goes on from there.
 */
const RealDate = Date;
const begun = RealDate.now();
const first = RealDate.parse(process.env['SCREENS_DAY'] ?? '');
const now = () => first + (RealDate.now() - begun);

globalThis.Date = /** @type {DateConstructor} */ (
  new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
);
