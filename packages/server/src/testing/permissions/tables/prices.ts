/**
 * Prices belong to a person or a household: those of a household one is not in are refused with 403.
 */
export const prices = `
                         owner visitor outsider reader removed admin lent bin
prices.listRetailers     200   401     403      403    403     403   403  403
prices.compare           204   401     403      403    403     403   403  403
prices.match             200   401     403      403    403     403   403  403
prices.readPage          200   401     200      200    200     200   200  200
prices.search            200   401     403      403    403     403   403  403
prices.choose            204   401     403      403    403     403   403  403
prices.addObservations   200   401     403      403    403     403   403  403
prices.removeObservation 204   401     403      403    403     403   403  403
prices.history           200   401     403      403    403     403   403  403
prices.ofFoods           200   401     403      403    403     403   403  403
prices.setBudget         204   401     403      403    403     403   403  403
priceFiles.read          415   401     415      415    415     415   415  415
priceFiles.save          200   401     403      403    403     403   403  403
priceFiles.remove        204   401     403      403    403     403   403  403
receipts.read            415   401     415      415    415     415   415  415
`;
