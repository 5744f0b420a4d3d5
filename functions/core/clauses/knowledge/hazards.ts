import type { Hazard } from './hazard.ts';
import { indemnityHazards } from './patterns/hazards-indemnity.ts';
import { liabilityHazards } from './patterns/hazards-liability.ts';
import { terminationHazards } from './patterns/hazards-termination.ts';
import { changesHazards } from './patterns/hazards-changes.ts';
import { oneSidednessHazards } from './patterns/hazards-one-sidedness.ts';
import { competitionHazards } from './patterns/hazards-competition.ts';
import { moneyHazards } from './patterns/hazards-money.ts';
import { forumAndLawHazards } from './patterns/hazards-forum-and-law.ts';
import { ipAndDataHazards } from './patterns/hazards-ip-and-data.ts';
import { renewalAndAssignmentHazards } from './patterns/hazards-renewal-and-assignment.ts';
import { controlHazards } from './patterns/hazards-control.ts';
import { premisesEmploymentEnergyHazards } from './patterns/hazards-premises-employment-energy.ts';
import { wordingHazards } from './patterns/hazards-wording.ts';
import { figuresHazards } from './patterns/hazards-figures.ts';

/** Every wording that burdens a party; those that do so by a figure come last. */
export const hazards: readonly Hazard[] = [
  ...indemnityHazards,
  ...liabilityHazards,
  ...terminationHazards,
  ...changesHazards,
  ...oneSidednessHazards,
  ...competitionHazards,
  ...moneyHazards,
  ...forumAndLawHazards,
  ...ipAndDataHazards,
  ...renewalAndAssignmentHazards,
  ...controlHazards,
  ...premisesEmploymentEnergyHazards,
  ...wordingHazards,
  ...figuresHazards,
];
