import { partyRoles, type PartyRole } from '../../../../shared/contracts.ts';
import { partiesSchema, readKnowledge, type Side } from './knowledge-schemas.ts';
import file from './parties.json' with { type: 'json' };

/*
 * Every contract here is an exchange: one side gives the goods, services, rights, information, premises or work,
 * the other takes them and pays. Which words of a text mean which side is knowledge about contracts: parties.json.
 */

const parties = readKnowledge('parties.json', partiesSchema, file);

/** The other side of a contract. */
export const oppositeSide: Readonly<Record<Side, Side>> = { giver: 'taker', taker: 'giver' };

const byRole = <Value>(of: (role: PartyRole) => Value): Readonly<Record<PartyRole, Value>> =>
  Object.fromEntries(partyRoles.map((role) => [role, of(role)])) as Record<PartyRole, Value>;

/** The side each role is on; a role without one is read as a neutral reader. */
export const sideOfRole = byRole((role): Side | undefined => {
  const { side } = parties.roles[role];
  return side === 'neither' ? undefined : side;
});

/** Words that mean one side in almost every contract. */
export const wordsOfSide: Readonly<Record<Side, readonly string[]>> = parties.wordsOfSide;

/** Words that mean one side where the text writes them as a name, with a capital. */
export const nameWordsOfSide: Readonly<Record<Side, readonly string[]>> = parties.nameWords;

/** Open words that name a party only where the text writes them with a capital. */
export const openNameWords: readonly string[] = parties.openNameWords;

/** Words that mean whichever side the other words of the text leave over. */
export const openWords: readonly string[] = parties.openWords;

const leanings: Readonly<Record<string, number>> = parties.leanings;
const wholly: Readonly<Record<Side, number>> = { giver: -10, taker: 10 };

/** How far a word of a side leans to it, and an open word to either: -10 always gives, 10 always takes. */
export const leaningOf = (word: string, side: Side | undefined): number => leanings[word] ?? (side ? wholly[side] : 0);

/** What an open word means where the rest of the text does not tell, by contract type. */
export const openWordSide: Readonly<Record<string, Side | undefined>> = parties.openWordSide;

/** The words a person would use for each role when no word of the text fits. */
export const spokenRole = byRole((role): readonly [own: string, counterpart: string] => {
  const { own, counterpart } = parties.roles[role];
  return [own, counterpart];
});
