import type { Parties } from '../reading/find-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { FoundHazard } from './find-hazards.ts';
import { withParties } from './party-grammar.ts';
import { sayOnlySpoken } from './spoken-alternatives.ts';
import { withFigure } from './with-figure.ts';

/** The sides by name; of one that the text calls by several names, the one that the statement itself calls it by. */
const actingNames = ({ actor, match }: FoundHazard, parties: Parties): Pick<Parties, 'own' | 'counterpart'> => {
  const { own, counterpart } = parties;
  const standing = match?.statement.actor?.standing;
  if (!actor || (standing !== 'own' && standing !== 'counterpart') || !/^(?:the )?\p{Lu}/u.test(actor))
    return { own, counterpart };
  const [mention, ...more] = parties.mentionsIn(actor.toLowerCase());
  const isPronoun = /^(?:you|we|us|our|your|i|my|me)$/i.test(actor);
  if (!mention || more.length || mention.standing !== standing || isPronoun) return { own, counterpart };
  const said = parties[standing];
  const isSame = said.toLowerCase().replace(/^the /, '') === actor.toLowerCase().replace(/^the /, '');
  const isOtherNamed = actor.toLowerCase() === parties[standing === 'own' ? 'counterpart' : 'own'].toLowerCase();
  return isSame || isOtherNamed ? { own, counterpart } : { own, counterpart, [standing]: actor };
};

/** Who carries and who gains, by name, for one found hazard. */
export const namesOf = (found: FoundHazard, parties: Parties): readonly [bearer: string, gainer: string] => {
  const { own, counterpart } = actingNames(found, parties);
  if (found.bearer === 'own') return [own, counterpart];
  if (found.bearer === 'counterpart') return [counterpart, own];
  if (found.bearer === 'both') return ['each party', 'the other party'];
  // A party the text names without saying which side it is on keeps its own name.
  if (found.actor && found.hazard.bears === 'subject') return [found.actor, 'the other party'];
  if (found.actor) return ['the other party', found.actor];
  return ['one party', 'the other party'];
};

/** What an issue says of a text, in the names of its parties. */
export const issueText = (read: ReadText, found: FoundHazard, text: string): string =>
  withParties(
    withFigure(text, found.match?.places.map(({ quote }) => quote).join(' ') ?? ''),
    ...namesOf(found, read.parties),
  );

/** The heading of a finding, in the names of the parties, with those alternatives alone that the clause speaks of. */
export const headingOf = (read: ReadText, found: FoundHazard, title = found.hazard.title): string =>
  issueText(read, found, sayOnlySpoken(title, read.spokenOf ?? read.lower));
