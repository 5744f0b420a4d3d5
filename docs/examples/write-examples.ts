/*
 * Writes one sample analysis for each contract type beside this file, from the clauses of `clauses.json`:
 *   npm run examples
 * The clauses are made up for this purpose. The same clauses give the same files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { analyseClause } from '../../functions/core/clauses/analyse-clause.ts';
import type { Analysis } from '../../shared/analysis.ts';
import { contractTypes, contractTypeChoices, partyRoleChoices, partyRoles } from '../../shared/contracts.ts';
import { outOfTen } from '../../shared/scores.ts';

const examplesSchema = z.array(
  z.object({
    file: z.string(),
    contractType: z.enum(contractTypes),
    partyRole: z.enum(partyRoles),
    clause: z.string(),
  }),
);
type Example = z.infer<typeof examplesSchema>[number];

const quoted = (text: string): string => `> ${text.replace(/\s*\n\s*/g, '\n> ')}`;

/** The clause with a number behind each quoted passage of a risk, so that a finding can be read where it stands. */
const annotated = (clause: string, { risks }: Analysis): string => {
  const marks = new Map<number, number[]>();
  risks.forEach(({ evidence }, index) => {
    for (const { end } of evidence) marks.set(end, [...(marks.get(end) ?? []), index + 1]);
  });
  return [...marks]
    .sort(([a], [b]) => b - a)
    .reduce((text, [at, numbers]) => `${text.slice(0, at)} **[${numbers.join(', ')}]**${text.slice(at)}`, clause);
};

const list = (items: readonly string[]): string => (items.length ? items.join('\n') : 'None.');

const page = ({ contractType, partyRole, clause }: Example, analysis: Analysis): string => {
  const type = contractTypeChoices.find(({ value }) => value === contractType)!.label;
  const role = partyRoleChoices(contractType).find(({ value }) => value === partyRole)!.label;
  const { suggestedImprovement: suggestion } = analysis;
  const recheck = suggestion.recheck;
  return `# ${type}, read for the ${role}

Made by \`npm run examples\` from a clause written for this purpose. Analysis assistance only, not legal advice.

**Risk ${outOfTen(analysis.overallRiskScore)} (${analysis.riskLevel}), completeness ${outOfTen(analysis.completenessScore)}.** Recognized: ${analysis.clauseCategories.join(', ')}.

## The clause, with the findings

${quoted(annotated(clause, analysis))}

## In plain words

${analysis.plainEnglishExplanation}

## Risks

${list(analysis.risks.map(({ level, title, description }, index) => `${index + 1}. **${title}** (${level}). ${description}`))}

## Benefits

${list(analysis.benefits.map(({ title, description }) => `- **${title}.** ${description}`))}

## What is missing

${list(analysis.missingElements.map(({ title, importance, description }) => `- **${title}** (${importance}). ${description}`))}

## Suggested clause

${quoted(suggestion.revisedClause)}

${suggestion.explanation}
${recheck ? `\nIt settles ${recheck.resolved.length} of ${recheck.resolved.length + recheck.remaining.length} points and brings in ${recheck.introduced.length}.\n` : ''}
## At the table

${list(analysis.negotiationStrategies.map(({ title, description }, index) => `${index + 1}. **${title}.** ${description}`))}
`;
};

const examples = examplesSchema.parse(JSON.parse(readFileSync(new URL('./clauses.json', import.meta.url), 'utf8')));
for (const example of examples) {
  const { contractType, partyRole, clause } = example;
  const analysis = await analyseClause({ clauseText: clause, contractType, partyRole, riskTolerance: 'moderate' });
  writeFileSync(new URL(`./${example.file}.md`, import.meta.url), page(example, analysis));
}
writeFileSync(
  new URL('./README.md', import.meta.url),
  `# Sample analyses

One for each contract type, by the engine alone, without a model. The clauses (\`clauses.json\`) are made up; \`npm run examples\`
writes these pages anew. A number in the clause is that of the risk whose proof ends there.

${examples.map(({ file, contractType, partyRole }) => `- [${contractTypeChoices.find(({ value }) => value === contractType)!.label}](${file}.md), read for the ${partyRoleChoices(contractType).find(({ value }) => value === partyRole)!.label}`).join('\n')}
`,
);
