/**
 * What only admins of the instance may: 403 for everybody else, also about their own things. An admin finds no feed and
 * no report (404), sends no file (415), and tries no service that is not set up (409).
 */
export const admin = `
                         owner visitor outsider reader removed admin lent bin
adminFeedback.list       403   401     403      403    403     200   403  403
adminFeedback.read       403   401     403      403    403     200   403  403
adminFeedback.send       403   401     403      403    403     200   403  403
adminFeedback.markRead   403   401     403      403    403     204   403  403
adminReports.list        403   401     403      403    403     200   403  403
adminReports.hide        403   401     403      403    403     204   403  403
adminReports.show        403   401     403      403    403     204   403  403
adminReports.dismiss     403   401     403      403    403     404   403  403
adminReviewReports.list    403 401    403      403    403     200   403  403
adminReviewReports.remove  403 401    403      403    403     404   403  403
adminReviewReports.putBack 403 401    403      403    403     404   403  403
adminReviewReports.dismiss 403 401    403      403    403     404   403  403
analytics.analytics      403   401     403      403    403     200   403  403
analytics.topUsers       403   401     403      403    403     200   403  403
backups.state            403   401     403      403    403     200   403  403
backups.start            403   401     403      403    403     204   403  403
backups.prepareDownload  403   401     403      403    403     404   403  403
backups.download         403   401     403      403    403     404   403  403
curatedImageAdmin.list   403   401     403      403    403     200   403  403
curatedImageAdmin.add    403   401     403      403    403     200   403  403
curatedImageAdmin.change 403   401     403      403    403     200   403  403
instanceHealth.state     403   401     403      403    403     200   403  403
instanceHealth.runJob    403   401     403      403    403     204   403  403
instanceHealth.overview  403   401     403      403    403     200   403  403
instanceSettings.get     403   401     403      403    403     200   403  403
instanceSettings.update  403   401     403      403    403     200   403  403
instanceSettings.question 403  401     403      403    403     200   403  403
mail.listOutbox          403   401     403      403    403     200   403  403
outsideServices.list     403   401     403      403    403     200   403  403
productFeeds.load        403   401     403      403    403     415   403  403
productFeeds.list        403   401     403      403    403     200   403  403
productFeeds.get         403   401     403      403    403     404   403  403
productFeeds.cancel      403   401     403      403    403     404   403  403
productFeeds.addRetailer 403   401     403      403    403     200   403  403
serviceSettings.list     403   401     403      403    403     200   403  403
serviceSettings.save     403   401     403      403    403     200   403  403
serviceSettings.remove   403   401     403      403    403     204   403  403
serviceSettings.check    403   401     403      403    403     409   403  403
userAdmin.listUsers      403   401     403      403    403     200   403  403
userAdmin.changeUser     403   401     403      403    403     200   403  403
userAdmin.listActions    403   401     403      403    403     200   403  403
`;
