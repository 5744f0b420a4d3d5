import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';
import type { Force, Statement } from '../../../../../functions/core/clauses/statements/statement.ts';

/*
 * Sentences of contracts as strangers to the reader wrote and labelled them. `force` is what the sentence does (one of the
 * forces of `statement.ts`), `actor` the party it does it to: who owes the duty, holds the right, is banned, gives up or
 * promises; who comes to own a title that "shall vest in" or "pass to" somebody; "each" where it is both or either; "-"
 * where no party acts, as in definitions and facts. Whoever is not liable or responsible for a loss is shielded by an
 * exclusion; whoever is not liable for a sum or a task, need not do something, is obliged by nothing or is excused has no
 * duty; whoever has no right to something, or is not entitled to it, has no right. A passive has the agent that it names. `all` labels a sentence of
 * several statements one by one; else the label is that of its first statement that is no mere fact or acknowledgement.
 * `misread` names what of a sentence is not read as labelled: everything else is.
 */
interface Label {
  readonly force: Force;
  readonly actor: string;
  /** What is done, where the sentence is there to show how that is read. */
  readonly act?: string;
}
type Misread = 'force' | 'actor' | 'act';
type Labelled = { readonly t: string; readonly misread?: readonly Misread[] } & (
  Label | { readonly all: readonly Label[] }
);

const sentences = readFileSync(path.join(import.meta.dirname, 'sentences.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Labelled);

const alike: Readonly<Record<string, string>> = { our: 'we', us: 'we', your: 'you' };

const actorOf = (statement: Statement | undefined): string => {
  const actor = statement?.holder ?? statement?.actor;
  if (!actor) return '-';
  if (actor.standing === 'both' || /parties$|^each$|^both$/.test(actor.word)) return 'each';
  const word = actor.word.replace(/^the /, '').replace(/'s$/, '');
  return alike[word] ?? word;
};

/** "Storage company" and "company" name one party. */
const isSame = (got: string, label: string): boolean =>
  got === label || (label.length > 3 && got.includes(label)) || (got.length > 3 && label.includes(got));

/** Reads each sentence and holds it against its labels. */
const readAll = () =>
  sentences.flatMap((sentence) => {
    const statements = readStatements(
      readText(sentence.t, { contractType: 'other', partyRole: 'receiver', riskTolerance: 'moderate' }),
    );
    const labels = 'all' in sentence ? sentence.all : [sentence];
    return labels.map((label, place) => {
      const statement =
        'all' in sentence
          ? statements[place]
          : (statements.find(({ force }) => force !== 'fact' && force !== 'acknowledgement') ?? statements[0]);
      const wanted = label.actor.toLowerCase();
      return {
        text: sentence.t,
        misread: sentence.misread ?? [],
        force: statement?.force === label.force ? '' : `${statement?.force ?? 'nothing'}, not ${label.force}`,
        actor: isSame(actorOf(statement), alike[wanted] ?? wanted) ? '' : `${actorOf(statement)}, not ${wanted}`,
        act: !label.act || statement?.act === label.act ? '' : `${statement?.act ?? 'nothing'}, not ${label.act}`,
        isActLabelled: label.act !== undefined,
      };
    });
  });

/** The share of labels that may be misread. */
const most = 0.03;

describe('labelled sentences', () => {
  it('GIVEN all of them THEN at least 97 percent have the right force, actor and act, and the others are named', () => {
    const all = readAll();
    for (const what of ['force', 'actor', 'act'] as const) {
      const held = all.filter(({ isActLabelled }) => what !== 'act' || isActLabelled);
      const misread = held.filter((one) => one[what]);
      expect(misread.length).toBeLessThanOrEqual(most * held.length);
      const named = held.filter((one) => one.misread.includes(what)).map(({ text }) => text);
      expect(misread.filter(({ text }) => !named.includes(text)).map((one) => `${one[what]}: ${one.text}`)).toEqual([]);
      expect(named.filter((text) => !misread.some((one) => one.text === text))).toEqual([]);
    }
  });
});
