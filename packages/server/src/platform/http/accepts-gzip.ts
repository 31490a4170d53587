/**
 * @param header `Accept-Encoding`
 * @example acceptsGzip('br, gzip;q=0.5') // true
 */
export function acceptsGzip(header: string | undefined): boolean {
  const accepted = header?.toLowerCase().split(',') ?? [];
  return accepted.some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
    return names.has(name) && !parameters.some((parameter) => isZero.test(parameter));
  });
}

const names: ReadonlySet<string> = new Set(['gzip', 'x-gzip', '*']);
const isZero = /^q\s*=\s*0(?:\.0*)?$/;
