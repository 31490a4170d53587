/**
 * What everyone may know of the instance.
 */
export const instance = `
               owner visitor outsider reader removed admin lent bin
health.ping    200   200     200      200    200     200   200  200
tagManager.get 200   200     200      200    200     200   200  200
version.get    200   200     200      200    200     200   200  200
`;
