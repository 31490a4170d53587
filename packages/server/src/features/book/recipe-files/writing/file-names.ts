/** File names from titles, valid on every system and unique in an archive. */
export function fileNames(): (title: string) => string {
  const used = new Map<string, number>();
  return (title) => {
    const name = plain(title);
    const key = name.toLowerCase();
    const times = (used.get(key) ?? 0) + 1;
    used.set(key, times);
    return times === 1 ? name : `${name} (${times})`;
  };
}

/** Without what Windows forbids, and no longer than any system allows with its ending. */
function plain(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|[. ]+$/g, '');
  const short = Array.from(name).slice(0, longestName).join('').trim();
  return short === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? 'Recipe' : short;
}

const longestName = 60;
