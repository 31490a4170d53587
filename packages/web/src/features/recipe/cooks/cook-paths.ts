/** Not in `paths`, which every visitor loads; first pages write them out, and the router's types check them. */
export const cooksPath = '/cooks';
export const cookPath = '/cooks/$id';
