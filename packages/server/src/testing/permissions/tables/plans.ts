/**
 * A person's plan: 404 for others; a household's: 403. Whoever has the token of a vote link may open it and vote,
 * whoever has that of a kitchen screen may see it.
 */
export const plans = `
                              owner visitor outsider reader removed admin lent bin
mealPlans.list                200   401     403      403    403     403   403  403
mealPlans.current             200   401     403      403    403     403   403  403
mealPlans.getHydrated         200   401     404      404    404     404   404  404
mealPlans.create              200   401     403      403    403     403   403  403
mealPlans.createForHousehold  200   401     403      403    403     403   403  403
mealPlans.update              200   401     404      404    404     404   404  404
mealPlans.addMeal             200   401     404      404    404     404   404  404
mealPlans.removeMeal          200   401     404      404    404     404   404  404
meals.list                    200   401     403      403    403     403   403  403
meals.add                     200   401     403      403    403     403   403  403
meals.addSeveral              200   401     403      403    403     403   403  403
meals.change                  200   401     403      403    403     403   403  403
meals.swap                    204   401     403      403    403     403   403  403
meals.remove                  204   401     403      403    403     403   403  403
listItems.lists               200   401     403      403    403     403   403  403
listItems.list                200   401     403      403    403     403   403  403
listItems.add                 200   401     403      403    403     403   403  403
listItems.change              204   401     403      403    403     403   403  403
listItems.move                204   401     403      403    403     403   403  403
listItems.remove              204   401     403      403    403     403   403  403
shoppingList.get              200   401     404      404    404     404   404  404
shoppingList.ofDays           200   401     403      403    403     403   403  403
shoppingList.tick             204   401     404      404    404     404   404  404
shoppingList.untick           204   401     404      404    404     404   404  404
shoppingList.moveToAisle      204   401     403      403    403     403   403  403
shoppingList.moveToUsualAisle 204   401     403      403    403     403   403  403
shoppingList.keepStaple       204   401     403      403    403     403   403  403
shoppingList.removeStaple     204   401     403      403    403     403   403  403
shoppingList.split            204   401     403      403    403     403   403  403
shoppingList.join             204   401     403      403    403     403   403  403
nutritionGoals.get            200   401     200      200    200     200   200  200
nutritionGoals.replace        200   401     200      200    200     200   200  200
substitutions.list            200   401     403      403    403     403   403  403
substitutions.add             200   401     403      403    403     403   403  403
substitutions.remove          204   401     404      404    404     404   404  404
substitutions.restore         204   401     404      404    404     404   404  404
magicMenu.candidates          200   401     403      403    403     403   403  403
magicMenu.cards               200   401     200      200    200     200   200  200
magicMenu.propose             200   401     403      403    403     403   403  403
inspiration.find              200   401     200      200    200     200   200  200
sync.exchange                 200   401     403      403    403     403   403  403
sync.history                  200   401     403      403    403     403   403  403
kitchen.show                  200   401     403      403    403     403   403  403
kitchen.listLinks             200   401     403      403    403     403   403  403
kitchen.makeLink              200   401     403      403    403     403   403  403
kitchen.removeLink            204   401     403      403    403     403   403  403
kitchen.open                  200   200     200      200    200     200   200  404
smallJobs.ofRecipes           200   401     200      200    200     200   200  200
votes.listLinks               200   401     403      403    403     403   403  403
votes.makeLink                200   401     403      403    403     403   403  403
votes.removeLink              204   401     403      403    403     403   403  403
votes.open                    200   200     200      200    200     200   200  404
votes.vote                    204   204     204      204    204     204   204  404
calendarFeed.get              200   401     403      403    403     403   403  403
calendarFeed.create           200   401     403      403    403     403   403  403
calendarFeed.remove           204   401     403      403    403     403   403  403
`;
