/**
 * What everyone may know of the instance, and what nobody may do with it once there is an account: a call without a file is
 * answered 415 (with one 409: `features/admin/restore`).
 */
export const instance = `
               owner visitor outsider reader removed admin lent bin
health.ping    200   200     200      200    200     200   200  200
health.live    200   200     200      200    200     200   200  200
health.ready   200   200     200      200    200     200   200  200
restore.state  200   200     200      200    200     200   200  200
restore.upload 415   415     415      415    415     415   415  415
instanceSettings.shown 200 401   200      200    200     200   200  200
tagManager.get 200   200     200      200    200     200   200  200
version.get    200   200     200      200    200     200   200  200
`;
