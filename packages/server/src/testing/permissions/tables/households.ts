/**
 * A household one is not in: 403, also for admins of the instance and in the bin. The owner cannot leave (400) and adds
 * an address that is not known (400). An invitation is opened by its token, not by its id: 404.
 */
export const households = `
                                     owner visitor outsider reader removed admin lent bin
households.create                    200   401     200      200    200     200   200  200
households.list                      200   401     200      200    200     200   200  200
households.get                       200   401     403      403    403     403   403  403
households.changeSettings            200   401     403      403    403     403   403  403
households.addMember                 200   401     403      403    403     403   403  403
households.removeMember              204   401     403      403    403     403   403  403
households.changeRole                200   401     403      403    403     403   403  403
households.leave                     400   401     403      403    403     403   403  403
households.transferAdmin             200   401     403      403    403     403   403  403
households.close                     200   401     403      403    403     403   403  403
households.restore                   200   401     403      403    403     403   403  403
households.remove                    204   401     403      403    403     403   403  403
households.getDefault                200   401     200      200    200     200   200  200
households.setDefault                200   401     403      403    403     403   403  403
households.clearDefault              204   401     204      204    204     204   204  204
householdInvitations.invite          200   401     403      403    403     403   403  403
householdInvitations.listOfHousehold 200   401     403      403    403     403   403  403
householdInvitations.listSent        200   401     200      200    200     200   200  200
householdInvitations.listPending     200   401     200      200    200     200   200  200
householdInvitations.details         404   404     404      404    404     404   404  404
householdInvitations.accept          404   401     404      404    404     404   404  404
householdInvitations.decline         404   401     404      404    404     404   404  404
householdInvitations.cancel          204   401     403      403    403     403   403  403
`;
