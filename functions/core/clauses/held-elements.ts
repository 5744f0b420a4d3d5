import { type AnalyseClauseInput, readingOptions } from './analyse-clause.ts';
import { findElements } from './findings/find-elements.ts';
import { readText } from './reading/read-text.ts';

/** The titles of what a clause holds of what clauses of its kinds should. */
export const heldElements = (input: AnalyseClauseInput): readonly string[] =>
  findElements(readText(input.clauseText, readingOptions(input))).flatMap(({ present }) =>
    present.map(({ title }) => title),
  );
