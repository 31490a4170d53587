/**
 * One's own account. Whatever names no one else is the caller's: 200 for everyone signed in. Without the secret that
 * the call asks for (a password, a link, a code, a passkey) everyone is refused with 400 or 401, the owner too.
 * Plans, passkeys and providers that are not set up here: 409 or 400. A webhook is asked for of the owner's household: 403.
 */
export const accounts = `
                                   owner visitor outsider reader removed admin lent bin
accounts.me                        200   401     200      200    200     200   200  200
accounts.refresh                   200   401     200      200    200     200   200  200
accounts.logout                    204   401     204      204    204     204   204  204
accounts.register                  200   200     200      200    200     200   200  200
accounts.login                     401   401     401      401    401     401   401  401
accounts.verifyEmail               400   400     400      400    400     400   400  400
accounts.resendVerification        200   200     200      200    200     200   200  200
accounts.requestPasswordReset      200   200     200      200    200     200   200  200
accounts.resetPassword             400   400     400      400    400     400   400  400
accounts.checkResetToken           400   400     400      400    400     400   400  400
accounts.changePassword            400   401     400      400    400     400   400  400
accounts.listSessions              200   401     200      200    200     200   200  200
accounts.endSession                204   401     404      404    404     404   404  404
accounts.endOtherSessions          204   401     204      204    204     204   204  204
profile.updateProfile              200   401     200      200    200     200   200  200
accountDeletion.preview            200   401     200      200    200     200   200  200
accountDeletion.request            400   401     400      400    400     409   400  400
accountDeletion.keep               400   400     400      400    400     400   400  400
signIn.options                     200   200     200      200    200     200   200  200
signIn.startProvider               400   400     400      400    400     400   400  400
signIn.finishProvider              400   400     400      400    400     400   400  400
signIn.withProxy                   400   400     400      400    400     400   400  400
signIn.linkProvider                400   400     400      400    400     400   400  400
signIn.startPasskey                200   200     200      200    200     200   200  200
signIn.finishPasskey               400   400     400      400    400     400   400  400
signIn.secondStep                  400   400     400      400    400     400   400  400
signInMethods.get                  200   401     200      200    200     200   200  200
signInMethods.setPassword          409   401     409      409    409     409   409  409
signInMethods.startPasskey         200   401     200      200    200     200   200  200
signInMethods.addPasskey           400   401     400      400    400     400   400  400
signInMethods.renamePasskey        200   401     404      404    404     404   404  404
signInMethods.removePasskey        204   401     404      404    404     404   404  404
signInMethods.startAuthenticator   409   401     200      200    200     200   200  200
signInMethods.confirmAuthenticator 409   401     409      409    409     409   409  409
signInMethods.renewRecoveryCodes   400   401     404      404    404     404   404  404
signInMethods.turnOffAuthenticator 400   401     404      404    404     404   404  404
signInMethods.unlinkProvider       400   401     400      400    400     400   400  400
signInMethods.signOutAtProvider    400   401     400      400    400     400   400  400
apiTokens.list                     200   401     200      200    200     200   200  200
apiTokens.current                  200   401     200      200    200     200   200  200
apiTokens.create                   200   401     403      403    403     403   403  403
apiTokens.remove                   204   401     404      404    404     404   404  404
oauth.ask                          200   401     200      200    200     200   200  200
oauth.allow                        200   401     200      200    200     200   200  200
oauth.listConnections              200   401     200      200    200     200   200  200
oauth.removeConnection             204   401     404      404    404     404   404  404
webhooks.list                      200   401     200      200    200     200   200  200
webhooks.create                    200   401     403      403    403     403   403  403
webhooks.rollSecret                200   401     404      404    404     404   404  404
webhooks.listDeliveries            200   401     404      404    404     404   404  404
webhooks.sendTest                  204   401     404      404    404     404   404  404
webhooks.sendAgain                 204   401     404      404    404     404   404  404
webhooks.sendFailedAgain           200   401     404      404    404     404   404  404
webhooks.setPaused                 204   401     404      404    404     404   404  404
webhooks.remove                    204   401     404      404    404     404   404  404
subscriptions.choose               200   401     200      200    200     200   200  200
subscriptions.cancel               409   401     409      409    409     409   409  409
subscriptions.resume               409   401     409      409    409     409   409  409
subscriptions.status               200   401     200      200    200     200   200  200
subscriptions.confirm              409   401     409      409    409     409   409  409
subscriptions.openPortal           409   401     409      409    409     409   409  409
subscriptions.test                 200   401     200      200    200     200   200  200
notifications.get                  200   401     200      200    200     200   200  200
notifications.setChoice            204   401     204      204    204     204   204  204
notifications.subscribe            400   401     400      400    400     400   400  400
notifications.unsubscribe          204   401     204      204    204     204   204  204
notifications.sendTest             404   401     404      404    404     404   404  404
notifications.setTimer             200   401     200      200    200     200   200  200
notifications.removeTimer          204   401     204      204    204     204   204  204
storageUse.get                     200   401     403      403    403     403   403  403
storageUse.emptyBin                200   401     200      200    200     200   200  200
storageUse.removeVersions          200   401     200      200    200     200   200  200
storageUse.forgetChanges           200   401     403      403    403     403   403  403
feedback.read                      200   401     200      200    200     200   200  200
feedback.send                      200   401     200      200    200     200   200  200
feedback.markRead                  204   401     204      204    204     204   204  204
feedback.countUnread               200   401     200      200    200     200   200  200
`;
