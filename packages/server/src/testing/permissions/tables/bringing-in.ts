/**
 * Recipes and images from outside. A call that takes a file is sent none: 415, after it was asked who calls. Services
 * that are not set up here: 409; an address that is refused, a sample's image that is missing: 400.
 */
export const bringingIn = `
                              owner visitor outsider reader removed admin lent bin
recipeImport.scrape           200   401     200      200    200     200   200  200
directImport.importRecipe     200   401     200      200    200     200   200  200
directImport.importPhotos     415   401     415      415    415     415   415  415
recipePhoto.describeReader    200   401     200      200    200     200   200  200
recipePhoto.extractRecipe     415   401     415      415    415     415   415  415
recipeFiles.importFile        415   401     415      415    415     415   415  415
recipeFiles.listImports       200   401     200      200    200     200   200  200
recipeFiles.getImport         200   401     404      404    404     404   404  404
recipeFiles.listItems         200   401     404      404    404     404   404  404
recipeFiles.cancelImport      200   401     404      404    404     404   404  404
recipeFiles.undoImport        200   401     404      404    404     404   404  404
recipeFiles.prepareExport     200   401     200      200    200     200   200  200
recipeFiles.exportAll         200   401     200      200    200     200   200  200
importSource.get              200   401     404      404    404     404   404  404
importSource.getPage          200   401     404      404    404     404   404  404
sampleRecipes.list            200   401     200      200    200     200   200  200
sampleRecipes.upload          400   401     400      400    400     400   400  400
images.upload                 415   401     415      415    415     415   415  415
images.copyFromWeb            400   401     400      400    400     400   400  400
imageGeneration.describe      200   401     200      200    200     200   200  200
imageGeneration.generateImage 409   401     409      409    409     409   409  409
stockPhotos.search            409   401     409      409    409     409   409  409
stockPhotos.choose            409   401     409      409    409     409   409  409
curatedImages.list            200   401     200      200    200     200   200  200
curatedImages.byTags          200   401     200      200    200     200   200  200
curatedImages.search          200   401     200      200    200     200   200  200
`;
