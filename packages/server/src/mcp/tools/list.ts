/** Tools for the shopping list. */
import * as z from 'zod/mini';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { shoppingListLimits } from '@saltbush/contract/plan/shopping-list';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { maxLength, minLength } from '@saltbush/contract/schemas/lengths';
import { pasteLimits } from '@saltbush/domain/plan/shopping-list/list/items-of-text';
import { communityField, described, undoBy, undoInHistory, undoSchema, undoText } from './fields';
import { tool } from './tool';

const lineName = z.string().check(maxLength(shoppingListLimits.key));

const readList = tool({
  name: 'read_list',
  title: 'Read the shopping list',
  description:
    'What to buy this week, in the order one walks through the shop: what planned recipes need, added up, and what people typed.',
  calls: [listItemsRoutes.list],
  reads: true,
  isIdempotent: true,
  input: z.object(communityField),
  output: z.object({
    lines: z.array(
      z.object({
        /** Names the line for tick_line and take_off_list. */
        line: z.string(),
        name: z.string(),
        amount: z.string(),
        aisle: z.string(),
        isTicked: z.boolean(),
        note: z.optional(z.string()),
      }),
    ),
  }),
  run: async ({ community }, { call }) => {
    const query = { householdId: community };
    const { items } = await call(listItemsRoutes.list, { query });
    const lines = items.map(({ key: line, name, amount, aisle, isTicked, note }) => ({
      line,
      name,
      amount,
      aisle,
      isTicked,
      ...(note !== undefined && { note }),
    }));
    const open = lines.filter(({ isTicked }) => !isTicked);
    const texts = open.map(
      ({ name, amount, line }) => `${[amount, name].filter(Boolean).join(' ')} (${line})`,
    );
    const done = lines.length - open.length;
    const head = `${open.length} to buy${done === 0 ? '' : `, ${done} ticked`}.`;
    return { text: [head, ...texts].join('\n'), data: { lines } };
  },
});

const addToList = tool({
  name: 'add_to_list',
  title: 'Add to the shopping list',
  description:
    'Puts things on the list, as a person would type them: "2 L milk". Planned recipes need none of it: what they need is on the list by itself.',
  calls: [listItemsRoutes.add],
  reads: false,
  isIdempotent: false,
  input: z.object({
    items: described(
      z
        .array(z.string().check(minLength(1), maxLength(pasteLimits.itemText)))
        .check(minLength(1), maxLength(pasteLimits.items)),
      'One thing each',
    ),
    ...communityField,
  }),
  output: z.object({
    added: z.array(z.object({ item: idSchema, text: z.string() })),
    undo: undoSchema,
  }),
  run: async ({ items, community }, { call }) => {
    const body = { text: items.join('\n'), householdId: community };
    const answer = await call(listItemsRoutes.add, { body });
    const added = answer.added.map(({ _id: item, text }) => ({ item, text }));
    const names = added.map(({ text }) => text).join(', ');
    const said = added.length === 0 ? 'Nothing was added.' : `Added: ${names}.`;
    const undo = undoBy('take_off_list', { lines: added.map(({ item }) => item), community });
    return { text: `${said} ${undoText(undo)}`, data: { added, undo } };
  },
});

const takeOffList = tool({
  name: 'take_off_list',
  title: 'Take off the shopping list',
  description:
    'Takes lines off the list: what people typed is gone, and what planned recipes need comes back only when they need more. Each is undone in the history of the list.',
  calls: [listItemsRoutes.remove],
  reads: false,
  isIdempotent: false,
  input: z.object({
    lines: described(
      z.array(lineName).check(minLength(1), maxLength(pasteLimits.items)),
      'Lines as read_list names them, or items as add_to_list names them',
    ),
    ...communityField,
  }),
  output: z.object({ undo: undoSchema }),
  run: async ({ lines, community: householdId }, { call }) => {
    for (const key of lines) {
      await call(listItemsRoutes.remove, { params: { key }, query: { householdId } });
    }
    return { text: `Taken off. ${undoText(undoInHistory)}`, data: { undo: undoInHistory } };
  },
});

const tickLine = tool({
  name: 'tick_line',
  title: 'Tick a line of the list',
  description: 'Ticks a line of the shopping list as bought, or takes the tick back.',
  calls: [listItemsRoutes.change],
  reads: false,
  isIdempotent: true,
  input: z.object({
    line: described(lineName, 'The line, as read_list names it: "brown-onion"'),
    isTicked: z._default(described(z.boolean(), 'false takes the tick back'), true),
    ...communityField,
  }),
  output: z.object({ undo: undoSchema }),
  run: async ({ line, isTicked, community }, { call }) => {
    const body = { isTicked, householdId: community };
    await call(listItemsRoutes.change, { params: { key: line }, body });
    const undo = undoBy('tick_line', { line, isTicked: !isTicked, community });
    return { text: `${isTicked ? 'Ticked' : 'Not ticked'}. ${undoText(undo)}`, data: { undo } };
  },
});

export const listTools = [readList, addToList, takeOffList, tickLine];
