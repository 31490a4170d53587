/** Not in `paths`, which every visitor loads. */
export const cookbooksPath = '/cookbooks';
export const cookbookPath = '/cookbooks/$id';
