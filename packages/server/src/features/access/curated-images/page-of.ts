/** @returns a page of what was found, with how many pages there are */
export function pageOf<Image>(
  found: readonly Image[],
  { page, limit }: { page: number; limit: number },
) {
  const images = found.slice((page - 1) * limit, page * limit);
  const pages = Math.ceil(found.length / limit);
  return { images, pagination: { page, limit, total: found.length, pages } };
}
