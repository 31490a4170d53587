/**
 * A recipe and what belongs to it: 404 unless one may read it, and for what only its owner may. What is cooked for a
 * household one is not in, and a new recipe that is shared with it: 403. Whoever has the token of a link may open it.
 */
export const recipes = `
                                 owner visitor outsider reader removed admin lent bin
recipes.get                      200   401     404      200    404     404   200  404
recipeNutrition.get              200   404     404      200    404     404   200  404
recipes.getSeveral               200   200     200      200    200     200   200  200
recipes.create                   200   401     403      403    403     403   403  403
recipes.update                   200   401     404      404    404     404   404  404
recipes.remove                   204   401     404      404    404     404   404  404
recipes.restore                  200   401     404      404    404     404   404  404
subRecipes.read                  200   200     200      200    200     200   200  200
subRecipes.listUses              200   401     200      200    200     200   200  200
recipeVariations.create          200   401     404      200    404     404   200  404
recipeVariations.list            200   401     404      200    404     404   200  404
recipeVariations.compare         200   401     404      200    404     404   200  404
recipeVersions.list              200   401     404      404    404     404   404  404
recipeVersions.changes           200   401     404      404    404     404   404  404
recipeVersions.get               200   401     404      404    404     404   404  404
recipeVersions.restore           200   401     404      404    404     404   404  404
recipeLists.listMyRecipes        200   401     200      200    200     200   200  200
recipeLists.browse               200   401     200      200    200     200   200  200
recipeLists.listPublic           200   200     200      200    200     200   200  200
recipeLists.listByTags           200   401     200      200    200     200   200  200
recipeLists.search               200   401     200      200    200     200   200  200
recipeQueries.list               200   401     200      200    200     200   200  200
recipeLists.listOfHousehold      200   401     403      403    403     403   403  403
recipeLists.listNamesInUse       200   401     200      200    200     200   200  200
recipeLists.listDeleted          200   401     200      200    200     200   200  200
savedRecipes.addToMyRecipes      204   401     404      204    404     404   204  404
savedRecipes.removeFromMyRecipes 204   401     404      204    404     404   204  404
savedRecipes.listFavourites      200   401     200      200    200     200   200  200
savedRecipes.addFavourite        204   401     404      204    404     404   204  404
savedRecipes.removeFavourite     204   401     204      204    204     204   204  204
sharing.update                   200   401     404      404    404     404   404  404
sharing.updateBatch              200   401     404      404    404     404   404  404
sharing.listReaders              200   401     404      404    404     404   404  404
sharing.listUnsharedSubRecipes   200   401     404      404    404     404   404  404
sharing.copy                     200   401     404      200    404     404   200  404
shareLinks.create                200   401     404      404    404     404   404  404
shareLinks.createPrivate         200   401     404      404    404     404   404  404
shareLinks.list                  200   401     404      404    404     404   404  404
shareLinks.revoke                204   401     404      404    404     404   404  404
shareLinks.open                  200   200     200      200    200     200   200  404
reviews.rate                     200   401     404      200    404     404   200  404
reviews.list                     200   404     404      200    404     404   200  404
reviews.remove                   200   401     404      200    404     404   200  404
reports.report                   204   401     404      404    404     404   404  404
cookLog.list                     200   401     404      200    404     404   200  404
cookLog.add                      200   401     404      403    404     404   403  404
cookLog.getRecipe                200   401     404      404    404     404   404  404
cookLog.update                   200   401     404      404    404     404   404  404
cookLog.remove                   204   401     404      404    404     404   404  404
cookLog.restore                  204   401     404      404    404     404   404  404
savedSearches.list               200   401     200      200    200     200   200  200
savedSearches.create             200   401     200      200    200     200   200  200
savedSearches.update             200   401     404      404    404     404   404  404
savedSearches.remove             204   401     404      404    404     404   404  404
savedSearches.restore            204   401     404      404    404     404   404  404
cookbooks.list                   200   401     200      200    200     200   200  200
cookbooks.create                 200   401     200      200    200     200   200  200
cookbooks.get                    200   404     404      404    404     404   404  404
cookbooks.update                 200   401     404      404    404     404   404  404
cookbooks.remove                 204   401     404      404    404     404   404  404
cookbooks.restore                204   401     404      404    404     404   404  404
cookbooks.listRecipes            200   404     404      404    404     404   404  404
cookbooks.addRecipes             200   401     404      404    404     404   404  404
cookbooks.moveRecipe             204   401     404      404    404     404   404  404
cookbooks.removeRecipe           200   401     404      404    404     404   404  404
cookbooks.updateSharing          200   401     404      404    404     404   404  404
cookbooks.listUnshared           200   401     404      404    404     404   404  404
cookbooks.makeLink               200   401     404      404    404     404   404  404
cookbooks.listLinks              200   401     404      404    404     404   404  404
cookbooks.removeLink             204   401     404      404    404     404   404  404
cooking.begin                    204   401     404      204    404     404   204  404
`;
