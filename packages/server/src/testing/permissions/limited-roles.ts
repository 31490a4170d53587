/**
 * What each call answers those who may change nothing of a household's plan and list, on things of that household: who
 * may tick and vote (shopper), and who only looks (viewer). Calls that are not here ask for no household.
 */
export const limitedRoles = `
                              shopper viewer
mealPlans.list                200     200
mealPlans.current             200     200
mealPlans.createForHousehold  403     403
meals.list                    200     200
meals.add                     403     403
meals.addSeveral              403     403
meals.change                  403     403
meals.swap                    403     403
meals.remove                  403     403
listItems.lists               200     200
listItems.list                200     200
listItems.add                 403     403
listItems.change              403     403
listItems.move                403     403
listItems.remove              403     403
shoppingList.ofDays           200     200
shoppingList.moveToAisle      403     403
shoppingList.moveToUsualAisle 403     403
shoppingList.keepStaple       403     403
shoppingList.removeStaple     403     403
shoppingList.split            403     403
shoppingList.join             403     403
substitutions.list            200     200
substitutions.add             403     403
magicMenu.candidates          403     403
magicMenu.propose             403     403
sync.exchange                 200     200
sync.history                  200     200
kitchen.show                  200     200
kitchen.listLinks             403     403
kitchen.makeLink              403     403
kitchen.removeLink            403     403
votes.listLinks               403     403
votes.makeLink                403     403
votes.removeLink              403     403
calendarFeed.get              200     200
calendarFeed.create           200     200
calendarFeed.remove           204     204
cookLog.add                   403     403
prices.ofFoods                200     200
prices.listRetailers          200     200
prices.match                  200     200
prices.search                 200     200
prices.history                200     200
prices.addObservations        403     403
prices.removeObservation      403     403
prices.choose                 403     403
prices.setBudget              403     403
prices.compare                403     403
priceFiles.save               403     403
priceFiles.remove             403     403
households.get                200     200
households.changeSettings     403     403
households.addMember          403     403
households.removeMember       403     403
households.changeRole         403     403
households.transferAdmin      403     403
households.close              403     403
households.restore            403     403
households.remove             403     403
households.setDefault         200     200
storageUse.get                200     200
storageUse.forgetChanges      403     403
cookbooks.listUnshared        404     404
apiTokens.create              200     200
webhooks.create               200     200
householdInvitations.invite   403     403
householdInvitations.listOfHousehold 403 403
householdInvitations.cancel   403     403
`;

/** By the name of a call: the statuses for both roles. */
export const readLimitedRoles = (): [name: string, shopper: number, viewer: number][] =>
  limitedRoles
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name = '', shopper, viewer] = line.trim().split(/\s+/);
      return [name, Number(shopper), Number(viewer)];
    });
