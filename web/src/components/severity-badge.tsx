import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { RiskLevel } from '../../../shared/analysis.ts';

/** A triangle, a diamond and a disc: the severities differ without colour too. */
const shapes: Readonly<Record<RiskLevel, string>> = {
  high: 'M6 0.8 11.6 11H0.4z',
  medium: 'M6 0.4 11.6 6 6 11.6 0.4 6z',
  low: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z',
};

/** The shape of a severity, in its colour. */
export const SeverityShape = ({ level }: { readonly level: RiskLevel }) => (
  <svg viewBox="0 0 12 12" width="0.6875em" height="0.6875em" fill="currentColor" aria-hidden="true">
    <path d={shapes[level]} />
  </svg>
);

const words: Readonly<Record<RiskLevel, string>> = { high: 'High', medium: 'Medium', low: 'Low' };

interface SeverityBadgeProps {
  readonly level: RiskLevel;
  /** What it says instead of the level's word. */
  readonly children?: ReactNode;
}

/** A severity as word, shape and colour at once. */
export const SeverityBadge = ({ level, children }: SeverityBadgeProps) => (
  <Badge color={`severity.${level}.fg`} bg={`severity.${level}.bg`}>
    <SeverityShape level={level} />
    {children ?? words[level]}
  </Badge>
);
