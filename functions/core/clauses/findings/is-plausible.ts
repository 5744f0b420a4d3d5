import type { Issue } from '../knowledge/issue.ts';
import { oppositeStanding as opposite, type Standing } from '../reading/find-parties.ts';
import type { Statement } from '../statements/statement.ts';

/** What is looked for: what burdens a party, or what protects one. */
export type Sought = 'issues' | 'benefits';

/** Words that make a right a burden on its holder: it is hedged, priced or the only one. */
const hedged =
  /\b(?:only|sole(?:ly)?|exclusive(?:ly)?|unless|except|provided|subject to|no later|within|before|after|until|by paying|(?:up)?on payment|at (?:its|their|your|his|her|\[a\]'s) (?:own )?(?:cost|expense|risk)|but|no more than|not more than|not less than|by giving|on giving|on condition|against (?:payment|a)|lasts?|once|limited|if)\b/;

/** The same, where an issue names its side whatever the statement: only what plainly takes from the right. */
export const priced =
  /\b(?:only|sole(?:ly)?|unless|provided|but|limited|(?:up)?on payment|by paying|no more than|not more than|at (?:its|their|your|\[a\]'s) (?:own )?(?:cost|expense|risk))\b/;

/** A ban that bounds what is owed serves who owes it. */
const bounded =
  /\b(?:liab\w+|exposure|damages|owes?|expenses?|fees?|charges|prices?|rent|increase\w*|cost)\b.{0,160}\b(?:exceed|(?:greater|more|higher) than|limited to|capped at)\b/;

/** What is denied is not the actor's act but something that hangs on what is the actor's: "[a]'s warranty does not extend to". */
const ofActors =
  /\[a\]'s (?:\w+ ){0,3}?(?:liab\w*|warrant\w*|rights?|remed\w*|obligations?|exposure|possession|data|information|property)\b/;

/** A right that needs notice, cause, a cure that failed or a bound serves the other side too. */
const conditioned =
  /\b(?:(?:only|solely) (?:if|where|when|after|on|upon|to|for|as|in)|unless|provided|(?:not|n't|fail\w*|without)\b.{0,60}\b(?:cured?|curing|remed\w+|rectif\w+|put right|corrected)|(?:not )?more than (?:1|2|once|twice)|once (?:in|a|per|every)|at most|up to|no more than|not exceed|capped|lesser|lower|\d+ (?:business |calendar )?(?:hours'?|days'?|weeks'?|months'?) (?:prior |written |advance )*notice|reasonabl[ey]|in good faith|for cause|material breach)\b/;

/** That its actor must pay: without a bound on the sum, and not as all that is owed. */
const mustPay =
  /\[a\] (?:shall|must|will|agrees? to|undertakes? to)(?: (?!not\b|only\b|pay\b)[^\s.;]+){0,8}? (?:pay|reimburse|compensate)\b/;
const paysLittle =
  /\b(?:only|solely|sole|exclusive|entire|full and final|no more|not more|not exceed|up to|at most|capped|lesser|lower|limited|less|instead|in lieu|without|unless|if|provided|discretion|deduct\w*|after|when|installments?|days|months)\b/;

/** Whether a statement can burden or serve a party at all: a right does not burden who holds it, a duty does not serve who owes it. */
export const isPlausible: Readonly<
  Record<Sought, (party: Standing, actor: Standing, statement: Statement, bears: Issue['bears']) => boolean>
> = {
  issues: (bearer, actor, { force, words }, bears) => {
    if (actor !== 'own' && actor !== 'counterpart') return true;
    if (bearer === actor)
      return force !== 'right' || (bears === 'taker' || bears === 'giver' ? priced : hedged).test(words);
    if (bearer !== opposite[actor]) return true;
    // What the other side must pay, without more, burdens whoever pays it.
    return force !== 'waiver' && !(force === 'duty' && mustPay.test(words) && !paysLittle.test(words));
  },
  benefits: (served, actor, { force, isShield, words }) => {
    if (actor !== 'own' && actor !== 'counterpart') return true;
    if (served === actor)
      return (
        force !== 'waiver' && force !== 'no-right' && (force !== 'ban' || bounded.test(words) || ofActors.test(words))
      );
    return (
      served !== opposite[actor] || (force !== 'no-duty' && !isShield && (force !== 'right' || conditioned.test(words)))
    );
  },
};
